import type { Day } from './ids.ts';

export const DAY_MS = 86_400_000;

/** The UTC day of a time (milliseconds since 1970). */
export const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10) as Day;

/** The UTC day this many days later. */
export const daysAfter = (day: string, days: number): Day => dayOf(Date.parse(day) + days * DAY_MS);

/** 00:00 UTC of the day, in milliseconds since 1970. */
export const firstMomentOf = (day: Day): number => Date.parse(day);

/** 23:59:59.999 UTC of the day, in milliseconds since 1970. */
export const lastMomentOf = (day: Day): number => Date.parse(day) + DAY_MS - 1;

/** Minutes after the end of its UTC day in which a rift that was opened on the day may be finished. */
const CLOSING_MINUTES = 30;

/**
 * When the rift of a UTC day closes: 00:30 UTC of the next day, in milliseconds since 1970. A rift that is finished earlier
 * counts. The answer becomes public at this time and not before, so no public answer pays anything.
 */
export const closesAt = (day: string): number => Date.parse(day) + DAY_MS + CLOSING_MINUTES * 60_000;

/** The oldest UTC day whose rift is not closed at a time (milliseconds since 1970). */
export const firstOpenDay = (now: number): Day => dayOf(now - CLOSING_MINUTES * 60_000);
