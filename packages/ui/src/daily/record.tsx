import type { DailyEnding, DailyStreak } from '@hub/protocol/http/dailies';
import type { ReactNode } from 'react';
import { mediumDay } from '../text/day-format.ts';
import { GuessBars } from './guess-bars.tsx';
import styles from './record.module.css';
import { recordTexts as texts } from './record-texts.ts';
import { StreakFacts, StreakRow } from './streak-row.tsx';
import { dailyTexts } from './texts.ts';

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
        <h4 className={styles['title']}>{texts.distribution}</h4>
        {daysOf(ending) >= BARS_FROM_DAYS ? (
          <GuessBars {...ending} />
        ) : (
          ending.attempts !== null && <p>{dailyTexts.solvedIn(ending.attempts)}</p>
        )}
        <p className={styles['sentence']}>{comparisonOf(ending)}</p>
      </div>
      <div className={styles['part']}>
        <div className={styles['streak']}>
          <h4 className={styles['title']}>{texts.streak}</h4>
          <StreakFacts short streak={streak} />
        </div>
        <StreakRow streak={sinceFirst(streak)} />
        {best && (
          <p className={styles['best']}>
            {texts.best(best.attempts, mediumDay(best.day))}{' '}
            {hardDays !== undefined && texts.hardDays(hardDays)}
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

/** One sentence about the other players or, with few of them, about the player's last days. */
export function comparisonOf({ others, recent }: Pick<DailyEnding, 'others' | 'recent'>): string {
  if (others) return texts.others(others.needed);
  if (recent.length < 2) return texts.firstDay;
  const sum = recent.reduce((total, { attempts }) => total + attempts, 0);
  return texts.recent(recent.length, (sum / recent.length).toFixed(1));
}
