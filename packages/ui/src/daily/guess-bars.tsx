import type { DailyEnding } from '@hub/protocol/http/dailies';
import { plural, t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './guess-bars.module.css';

/** The last bar also counts all days with more guesses. */
const BARS = 8;
/** The shortest bar that can be seen. */
const MIN_SHARE = 0.05;

export interface GuessBar {
  readonly attempts: number;
  readonly days: number;
  readonly isToday: boolean;
}

/** One bar for each number of guesses, the last one for that number and more. */
export function barsOf({
  distribution,
  attempts,
}: Pick<DailyEnding, 'distribution' | 'attempts'>): GuessBar[] {
  return Array.from({ length: BARS }, (_, index) => {
    const number = index + 1;
    const counted = distribution.filter((entry) => Math.min(entry.attempts, BARS) === number);
    return {
      attempts: number,
      days: counted.reduce((sum, { count }) => sum + count, 0),
      isToday: attempts !== null && Math.min(attempts, BARS) === number,
    };
  });
}

/** All own days by number of guesses, with the bar of this day lit. */
export function GuessBars(props: Pick<DailyEnding, 'distribution' | 'attempts'>) {
  const bars = barsOf(props);
  const most = Math.max(1, ...bars.map(({ days }) => days));
  return (
    <ol aria-label={t`Your guesses`} className={styles['bars']}>
      {bars.map(({ attempts, days, isToday }) => (
        <li
          key={attempts}
          className={classNames(isToday && styles['today'])}
          style={{ '--share': days === 0 ? 0 : Math.max(MIN_SHARE, days / most) } as CSSProperties}
        >
          <span className="sr">
            {isToday ? t`${{ bar: barText(attempts, days) }}, today` : barText(attempts, days)}
          </span>
          <span aria-hidden className={classNames('num', styles['needed'])}>
            <bdi>{attempts === BARS ? `${BARS}+` : attempts}</bdi>
          </span>
          <span aria-hidden className={styles['track']}>
            <i />
            <b className="num">{days}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A bar for screen readers. */
const barText = (attempts: number, days: number): string =>
  attempts === BARS
    ? t`${plural(attempts, { other: '# or more guesses' })}: ${plural(days, { one: '# day', other: '# days' })}`
    : t`${plural(attempts, { one: '# guess', other: '# guesses' })}: ${plural(days, { one: '# day', other: '# days' })}`;
