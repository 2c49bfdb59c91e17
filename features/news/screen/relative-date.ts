import { DAY_MS } from '@hub/engine/wire/days';
import { mediumDay } from '@hub/ui/text/day-format.ts';
import { plural, t } from '@lingui/core/macro';

/**
 * How long ago a day was: both `day` (`YYYY-MM-DD`) and `now` (ms since 1970) as days in UTC. A
 * future day, as seen with a slow clock, counts as today.
 */
export function relativeDate(day: string, now: number): string {
  const start = Date.parse(day);
  const days = Math.floor((now - start) / DAY_MS);
  if (days <= 0) return t`Today`;
  if (days === 1) return t`Yesterday`;
  if (days < 7) return t`${plural(days, { one: '# day ago', other: '# days ago' })}`;
  if (days < 30)
    return t`${plural({ weeks: Math.floor(days / 7) }, { one: '# weeks ago', other: '# weeks ago' })}`;
  return mediumDay(day);
}
