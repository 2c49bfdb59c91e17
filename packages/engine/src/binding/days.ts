import type { Day } from '../wire/ids.ts';

const DAY_MS = 86_400_000;

/** The UTC day of a time (milliseconds since 1970). */
export const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10) as Day;

export const dayAfter = (day: Day): Day => dayOf(Date.parse(day) + DAY_MS);

/** 00:00 UTC of the day, in milliseconds since 1970. */
export const firstMomentOf = (day: Day): number => Date.parse(day);

/** 23:59:59.999 UTC of the day, in milliseconds since 1970. */
export const lastMomentOf = (day: Day): number => Date.parse(day) + DAY_MS - 1;
