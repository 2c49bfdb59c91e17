import { safeStorage } from './safe-storage.ts';

/** A difference in ms that an answer may show although the clocks agree: texts have seconds. */
const TOLERANCE_MS = 1_000;

const stored = safeStorage(() => sessionStorage);
const KEY = 'hub.clock';
const listeners = new Set<() => void>();
let offset = Number(stored.read(KEY)) || 0;

/** The device's clock in ms since 1970, which may be wrong: for comparisons with its own earlier readings only. */
export const deviceNow = (): number => Date.now();

/** The server's clock in ms since 1970, by the newest answer. All times of the server are compared with this one. */
export const serverNow = (): number => deviceNow() + offset;

/** Corrects the clock by the time in an answer, and the device's time at which the call was sent. */
export function setServerClock(time: string | null, sentAt: number): void {
  const receivedAt = deviceNow();
  const halfWay = (receivedAt - sentAt) / 2;
  const measured = Number(time) - (sentAt + halfWay);
  // Neither an answer without a time, nor a device whose clock was set back meanwhile, says anything.
  if (!Number(time) || halfWay < 0 || Math.abs(measured - offset) <= halfWay + TOLERANCE_MS) return;
  offset = Math.round(measured);
  stored.write(KEY, String(offset));
  for (const listener of listeners) listener();
}

/** Calls back when the clock is corrected, until the returned function is called. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
