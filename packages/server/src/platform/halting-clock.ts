import type { Clock } from './clock.ts';

/** A clock that can be halted: what waits for a time waits longer by the whole halt, as after a jump of the clock. */
export type HaltingClock = Clock & { halt(): void; resume(): void };

export function createHaltingClock(clock: Clock): HaltingClock {
  const listeners: ((byMs: number, wasHalted: boolean) => void)[] = [];
  let haltedAt: number | undefined;
  clock.onMoved?.((byMs) => {
    if (haltedAt === undefined) for (const listener of listeners) listener(byMs, false);
  });
  return {
    now: () => haltedAt ?? clock.now(),
    onMoved: (listener) => void listeners.push(listener),
    halt() {
      haltedAt ??= clock.now();
    },
    resume() {
      if (haltedAt === undefined) return;
      const byMs = clock.now() - haltedAt;
      haltedAt = undefined;
      for (const listener of listeners) listener(byMs, true);
    },
  };
}
