import type { Clock } from '../../platform/clock.ts';

/** Counts who has a page open: accounts, and addresses with visitors. Session ids are the client's invention. */
export type Presence = {
  /**
   * Notes that an account, or the visitors of an address, have a page open, and returns how many are online, this one
   * included. A page that goes on under another key, because its player has signed in or out, stays one.
   */
  beat(key: string, sessionId: string): number;
};

type Beat = { readonly at: number; readonly sessionId: string };

/**
 * A key is online for `windowMs` after its last beat. At most `capacity` keys are remembered: beyond it the one that was
 * silent for the longest time gives way.
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
  // Insertion order is the order of the last beats, since every beat moves its key to the end.
  const lastBeat = new Map<string, Beat>();
  /** The key of each session that beat last for its key. */
  const keyOf = new Map<string, string>();
  const forget = (key: string): void => {
    const beat = lastBeat.get(key);
    if (beat === undefined) return;
    lastBeat.delete(key);
    keyOf.delete(beat.sessionId);
  };
  const forgetSilent = (now: number): void => {
    for (const [key, { at }] of lastBeat) {
      if (Math.abs(now - at) < windowMs && lastBeat.size <= capacity) return;
      forget(key);
    }
  };
  return {
    beat(key, sessionId) {
      const now = clock.now();
      forget(keyOf.get(sessionId) ?? key);
      forget(key);
      lastBeat.set(key, { at: now, sessionId });
      keyOf.set(sessionId, key);
      forgetSilent(now);
      return lastBeat.size;
    },
  };
}
