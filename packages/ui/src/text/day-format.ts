const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const medium = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A UTC day, `YYYY-MM-DD`, as `November 2026`. */
export const monthAndYear = (day: string): string => month.format(new Date(day));

/** A UTC day, `YYYY-MM-DD`, as `21 Nov`. */
export const shortDay = (day: string): string => short.format(new Date(day));

/** A UTC day, `YYYY-MM-DD`, as `Sat, 21 Nov 2026`. */
export const weekdayAndDay = (day: string): string => weekday.format(new Date(day));

/** A UTC day, `YYYY-MM-DD`, as `21 Nov 2026`. */
export const mediumDay = (day: string): string => medium.format(new Date(day));

const localMedium = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time (ms since 1970) in the player's time zone, as `21 Nov 2026`. */
export const localDay = (time: number): string => localMedium.format(time);

/** A time (ms since 1970) in the player's time zone, as `21 Nov 2026, 14:05`. */
export const localMoment = (time: number): string => moment.format(time);

/** A UTC day, `YYYY-MM-DD`, as `Saturday 21 November`. */
export const longDay = (day: string): string => long.format(new Date(day));
