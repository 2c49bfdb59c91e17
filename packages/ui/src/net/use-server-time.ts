import { useEffect, useState, useSyncExternalStore } from 'react';
import { onClockSet, serverNow } from './server-clock.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

function watch(listener: () => void, everyMs: number): () => void {
  const timer = setInterval(listener, everyMs);
  const stop = onClockSet(listener);
  return () => {
    clearInterval(timer);
    stop();
  };
}

const everySecond = (listener: () => void) => watch(listener, SECOND_MS);

/**
 * A primitive value that follows from the server's clock, such as the day. Looks every second, because a timer stands still while
 * the machine sleeps.
 */
export function useServerTime<Value extends string | number | boolean>(read: (now: number) => Value): Value {
  const look = () => read(serverNow());
  return useSyncExternalStore(everySecond, look, look);
}

/** The server's time in ms since 1970, updated every minute, for texts such as "2 min ago". */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => watch(() => setNow(serverNow()), MINUTE_MS), []);
  return now;
}
