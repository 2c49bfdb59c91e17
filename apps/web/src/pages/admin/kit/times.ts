const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in the browser's own zone, `21 Nov 2026, 18:54`. */
export const timeOf = (ms: number): string => exact.format(ms);

/** A day in the browser's own zone, `21 Nov 2026`. */
export const dayOf = (ms: number): string => day.format(ms);

/** How long ago, in the largest unit: `now`, `5 min`, `2 h`, `3 d`. */
export function ageOf(ms: number, now = Date.now()): string {
  const age = now - ms;
  if (age < MINUTE) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  return age < DAY ? `${Math.floor(age / HOUR)} h` : `${Math.floor(age / DAY)} d`;
}

/** A size in bytes, `41 MB`. */
export function sizeOf(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1_000 ** step;
  return `${value < 10 && step > 0 ? value.toFixed(1) : Math.round(value)} ${units[step]}`;
}

/** The value of a field for a time, or undefined for an empty one. */
export const timeFrom = (field: string): number | undefined => {
  const time = new Date(field).getTime();
  return Number.isNaN(time) ? undefined : time;
};
