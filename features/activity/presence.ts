import type { Clock } from '@hub/server/platform/clock.ts';

/** Counts accounts and visitors' addresses with an open page. Session ids are chosen by the client and not trusted. */
export type Presence = {
  /**
   * Records a heartbeat of an account, or of the visitors of an address, and returns the number of keys online. A
   * session that continues under another key (its player signed in or out) is counted once.
   */
  beat(key: string, sessionId: string): number | Promise<number>;
  /** The number of keys online, and which of these are. */
  look(keys: readonly string[]): Online | Promise<Online>;
};

export type Online = { readonly online: number; readonly here: ReadonlySet<string> };

type Beat = { readonly at: number; readonly sessionId: string };

/** A key is online for `windowMs` after a heartbeat. Beyond `capacity` keys the longest silent one is evicted. */
export function createPresence({
  clock,
  windowMs,
  capacity,
}: {
  readonly clock: Clock;
  readonly windowMs: number;
  readonly capacity: number;
}): { beat(key: string, sessionId: string): number; look(keys: readonly string[]): Online } {
  // In the order of the last heartbeats: every heartbeat moves its key to the end.
  const lastBeat = new Map<string, Beat>();
  /** Key of each session that sent the last heartbeat of that key. */
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
    look(keys) {
      forgetSilent(clock.now());
      return { online: lastBeat.size, here: new Set(keys.filter((key) => lastBeat.has(key))) };
    },
  };
}
