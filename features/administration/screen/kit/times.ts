import { serverNow } from '@hub/ui/net/server-clock.ts';
import { relativeTime } from '@hub/web/messages/relative-time.ts';
import { adminTexts } from '../texts.ts';

const short = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** A text in which no line breaks. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/** A time in the browser's own zone, `21 Nov 2026, 18:54`. */
export const timeOf = (ms: number): string => exact.format(ms);

/** The same without the year, beside how long ago it was. */
export const shortTimeOf = (ms: number): string => short.format(ms);

/** A day in the browser's own zone, `21 Nov 2026`, in which no line breaks. */
export const dayOf = (ms: number): string => unbroken(day.format(ms));

/** How long ago, in the largest unit: `just now`, `5 minutes ago`, `2 hours ago`. */
export const agoOf = (ms: number): string => relativeTime(ms, serverNow(), adminTexts.ago);

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
