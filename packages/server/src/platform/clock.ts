/** Milliseconds since 1970. Injected everywhere, so that tests control the time. */
export type Clock = {
  now(): number;
  /**
   * Registers a listener for clock jumps; it receives the jump in ms before `now` returns the new time, and whether the
   * clock was only halted.
   */
  onMoved?(listener: (byMs: number, wasHalted: boolean) => void): void;
};

/** Smallest difference (ms) between wall clock and monotonic clock that counts as a jump; drift stays below it. */
const MIN_JUMP_MS = 2_000;

type Readings = { readonly wall: () => number; readonly steady: () => number };

/** The system clock. Detects that the wall clock was set by comparing it with a monotonic clock. */
export function createSystemClock(
  { wall, steady }: Readings = { wall: () => Date.now(), steady: () => performance.now() },
): Clock {
  const listeners: ((byMs: number, wasHalted: boolean) => void)[] = [];
  /** Both clocks at one moment: a process that was halted between the two readings would take its pause for a jump. */
  const read = (): { readonly now: number; readonly offsetMs: number } => {
    const before = steady();
    const now = wall();
    return steady() - before < MIN_JUMP_MS / 2 ? { now, offsetMs: now - before } : read();
  };
  let { offsetMs } = read();
  return {
    now() {
      const { now, offsetMs: newest } = read();
      const byMs = newest - offsetMs;
      offsetMs = newest;
      if (Math.abs(byMs) >= MIN_JUMP_MS) for (const listener of listeners) listener(Math.round(byMs), false);
      return now;
    },
    onMoved(listener) {
      listeners.push(listener);
    },
  };
}

/** The system clock without jump detection. */
export const systemClock: Clock = { now: () => Date.now() };
