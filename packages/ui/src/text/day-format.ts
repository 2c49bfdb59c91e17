import { dateFormat } from '../language/formatters.ts';

const short = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const medium = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const weekday = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const long = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const weekdayOnly = dateFormat({ weekday: 'short', timeZone: 'UTC' });
const wholeWeekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });
const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A UTC day, `YYYY-MM-DD`, as `November 2026`. */
export const monthAndYear = (day: string): string => month(new Date(day));

/** The day of the week of a UTC day, `YYYY-MM-DD`, as `Sat`. */
export const weekdayOf = (day: string): string => weekdayOnly(new Date(day));

/** The day of the week of a UTC day, `YYYY-MM-DD`, as `Saturday`. */
export const wholeWeekdayOf = (day: string): string => wholeWeekday(new Date(day));

/** A UTC day, `YYYY-MM-DD`, as `21 Nov`. */
export const shortDay = (day: string): string => short(new Date(day));

/** A UTC day, `YYYY-MM-DD`, as `Sat, 21 Nov 2026`. */
export const weekdayAndDay = (day: string): string => weekday(new Date(day));

/** A UTC day, `YYYY-MM-DD`, as `21 Nov 2026`. */
export const mediumDay = (day: string): string => medium(new Date(day));

const localMedium = dateFormat({ dateStyle: 'medium' });
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A time (ms since 1970) in the player's time zone, as `21 Nov 2026`. */
export const localDay = (time: number): string => localMedium(time);

/** A time (ms since 1970) in the player's time zone, as `21 Nov 2026, 14:05`. */
export const localMoment = (time: number): string => moment(time);

/** A UTC day, `YYYY-MM-DD`, as `Saturday 21 November`. */
export const longDay = (day: string): string => long(new Date(day));
