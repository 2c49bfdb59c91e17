/** Milliseconds since 1970. Handed in everywhere, so that tests decide what time it is. */
export type Clock = {
  now(): number;
  /** Where somebody may set the clock: called with how far it was moved (ms), before `now` tells the new time. */
  onMoved?(listener: (byMs: number) => void): void;
};

/** A difference between two readings that no drift explains, in ms. */
const MOVED_MS = 2_000;

type Readings = { readonly wall: () => number; readonly steady: () => number };

/** The time of this machine. It notices when somebody sets it, by a second clock that nobody can set. */
export function createSystemClock(
  { wall, steady }: Readings = { wall: () => Date.now(), steady: () => performance.now() },
): Clock {
  const listeners: ((byMs: number) => void)[] = [];
  let ahead = wall() - steady();
  return {
    now() {
      const now = wall();
      const byMs = now - steady() - ahead;
      ahead += byMs;
      if (Math.abs(byMs) >= MOVED_MS) for (const listener of listeners) listener(Math.round(byMs));
      return now;
    },
    onMoved(listener) {
      listeners.push(listener);
    },
  };
}

/** As it is, also when it was moved. */
export const systemClock: Clock = { now: () => Date.now() };
