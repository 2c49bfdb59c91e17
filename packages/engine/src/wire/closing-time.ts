const DAY_MS = 86_400_000;

/** Minutes after the end of its UTC day in which a rift that was opened on the day may be finished. Decisions, Dailies. */
const CLOSING_MINUTES = 30;

/**
 * When the rift of a UTC day closes: 00:30 UTC of the next day, in milliseconds since 1970. A rift that is finished earlier
 * counts. The answer becomes public at this time and not before, so no public answer pays anything.
 */
export const closesAt = (day: string): number => Date.parse(day) + DAY_MS + CLOSING_MINUTES * 60_000;

/** The oldest UTC day whose rift is not closed at a time (milliseconds since 1970). */
export const firstOpenDay = (now: number): string =>
  new Date(now - CLOSING_MINUTES * 60_000).toISOString().slice(0, 10);
