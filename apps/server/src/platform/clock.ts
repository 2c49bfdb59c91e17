/** Milliseconds since 1970. Handed in everywhere, so that tests decide what time it is. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };
