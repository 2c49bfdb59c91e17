/** Milliseconds before the first try to come back, and at most (decision D13). */
export const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 8_000;
/** A wait is changed by up to this share, so that the pages of a restarted server do not all come back at once. */
const JITTER = 0.2;

/** How long to wait before a try to reconnect, in ms. `failures` counts the tries before it; `random` is in [0, 1). */
export function backOffMs(failures: number, random: () => number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random()));
}
