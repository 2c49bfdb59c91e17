/** Minimum and maximum wait before a reconnect, in milliseconds. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** Jitter: a wait varies by up to this share, so that pages do not all reconnect at once after a restart. */
const JITTER = 0.2;

/** Returns the wait before a reconnect, in ms. `failures` counts the earlier tries; `random` is in [0, 1). */
export function backOffMs(failures: number, random: () => number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random()));
}
