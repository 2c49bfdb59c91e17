import type { Clock } from '../../platform/clock.ts';

/** Counts the pages that told of themselves lately. */
export type Presence = {
  /** Notes a sign of life and says how many sessions are online, this one included. */
  beat(sessionId: string): number;
};

/**
 * A session is online for `windowMs` after its last beat. At most `capacity` sessions are remembered: beyond it the one
 * that was silent for the longest time gives way, so that invented sessions cannot fill the memory.
 */
export function createPresence({
  clock,
  windowMs,
  capacity,
}: {
  readonly clock: Clock;
  readonly windowMs: number;
  readonly capacity: number;
}): Presence {
  // Insertion order is the order of the last beats, since every beat moves its session to the end.
  const lastBeat = new Map<string, number>();
  const forgetSilent = (now: number): void => {
    for (const [session, at] of lastBeat) {
      if (Math.abs(now - at) < windowMs && lastBeat.size <= capacity) return;
      lastBeat.delete(session);
    }
  };
  return {
    beat(sessionId) {
      const now = clock.now();
      lastBeat.delete(sessionId);
      lastBeat.set(sessionId, now);
      forgetSilent(now);
      return lastBeat.size;
    },
  };
}
