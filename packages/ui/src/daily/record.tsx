import type { DailyEnding, DailyStreak } from '@hub/protocol/http/dailies';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { numberFormat } from '../language/formatters.ts';
import { mediumDay } from '../text/day-format.ts';
import { sentenceGap } from '../text/sentence-gap.ts';
import { GuessBars } from './guess-bars.tsx';
import styles from './record.module.css';
import { StreakFacts, StreakRow } from './streak-row.tsx';

interface Props {
  readonly ending: DailyEnding;
  readonly streak: DailyStreak;
  /** Notes below the streak, where there is room beside the guesses. */
  readonly children?: ReactNode;
}

/** What a player has done on this and other days: guesses, other players, and the streak. */
export function Record({ ending, streak, children }: Props) {
  const { best, hardDays } = ending;
  return (
    <div className={styles['record']}>
      <div className={styles['part']}>
        <h4 className={styles['title']}>{t`Your guesses`}</h4>
        {daysOf(ending) >= BARS_FROM_DAYS ? (
          <GuessBars {...ending} />
        ) : (
          ending.attempts !== null && (
            <p>{t`Solved in ${plural({ guesses: ending.attempts }, { one: '# guess', other: '# guesses' })}`}</p>
          )
        )}
        <p className={styles['sentence']}>{comparisonOf(ending)}</p>
      </div>
      <div className={styles['part']}>
        <div className={styles['streak']}>
          <h4 className={styles['title']}>{t`Streak`}</h4>
          <StreakFacts short streak={streak} />
        </div>
        <StreakRow streak={sinceFirst(streak)} />
        {best && (
          <p className={styles['best']}>
            {t`Your best: ${plural({ attempts: best.attempts }, { one: '# guess', other: '# guesses' })}, on ${{ day: mediumDay(best.day) }}.`}
            {sentenceGap()}
            {hardDays !== undefined &&
              t`${plural({ count: hardDays }, { one: '# day', other: '# days' })} in hard mode.`}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** With fewer days, the bars would be a list of zeros. */
const BARS_FROM_DAYS = 3;

const daysOf = ({ distribution }: DailyEnding): number =>
  distribution.reduce((days, { count }) => days + count, 0);

/** The streak from the player's first day on. */
function sinceFirst({ days, ...streak }: DailyStreak): DailyStreak {
  const first = days.findIndex(({ kind }) => kind !== 'before');
  return { ...streak, days: first === -1 ? days : days.slice(first) };
}

const average = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** One sentence about the other players or, with few of them, about the player's last days. */
export function comparisonOf({ others, recent }: Pick<DailyEnding, 'others' | 'recent'>): string {
  if (others)
    return others.needed.fewer === 0 && others.needed.same === 0
      ? plural({ others: others.needed.more }, { other: 'All # others needed more guesses than you.' })
      : plural(
          { fewer: others.needed.fewer },
          {
            0: `Of ${{ fewer2: others.needed.fewer + others.needed.same + others.needed.more }} others, none needed fewer guesses: ${{ same: others.needed.same }} as many, ${{ more: others.needed.more }} more.`,
            other: `Of ${{ fewer2: others.needed.fewer + others.needed.same + others.needed.more }} others, # needed fewer guesses, ${{ same: others.needed.same }} as many, ${{ more: others.needed.more }} more.`,
          },
        );
  if (recent.length < 2) return t`Your first day. The next ones will be compared with it.`;
  const sum = recent.reduce((total, { attempts }) => total + attempts, 0);
  return t`Your last ${plural({ count: recent.length }, { one: '# day', other: '# days' })} took ${{ average: average(sum / recent.length) }} guesses on average.`;
}
