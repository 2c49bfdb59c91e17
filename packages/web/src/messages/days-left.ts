import { DAY_MS } from '@hub/engine/wire/days';
import { plural, t } from '@lingui/core/macro';

/** How long something holds, to the nearest day: what holds seven days says seven in its first hours. */
export const daysLeft = (ms: number): string =>
  ms < DAY_MS
    ? t`less than a day`
    : plural({ days: Math.round(ms / DAY_MS) }, { one: '# day', other: '# days' });
