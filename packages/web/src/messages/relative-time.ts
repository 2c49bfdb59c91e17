import { DAY_MS } from '@hub/engine/wire/days';
import { plural, t } from '@lingui/core/macro';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const SHORT = {
  get justNow() {
    return t`just now`;
  },
  minutes: (count: number): string => t`${count} min ago`,
  hours: (count: number): string => t`${count} h ago`,
  days: (count: number): string => t`${plural(count, { one: '# day', other: '# days' })} ago`,
};

/** Formats how long ago a time was, both in ms since 1970. Future times (the clock lags) count as now. */
export function relativeTime(then: number, now: number, texts = SHORT): string {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE_MS) return texts.justNow;
  if (passed < HOUR_MS) return texts.minutes(Math.floor(passed / MINUTE_MS));
  if (passed < DAY_MS) return texts.hours(Math.floor(passed / HOUR_MS));
  return texts.days(Math.floor(passed / DAY_MS));
}
