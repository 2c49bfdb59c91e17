import { recordTexts } from '@hub/ui/daily/record-texts.ts';
import { DAY_KINDS, DayStone, StreakFacts, StreakRow } from '@hub/ui/daily/streak-row.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { CalendarDays, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { dailyScreens } from '../../games.ts';
import { PageButton } from '../../links/page-button.tsx';
import { paths } from '../../links/paths.ts';
import { streaksTexts as texts } from '../../messages/streaks.ts';
import { useStreak } from './daily-calls.ts';
import { useAnswerPictures } from './past-answers.tsx';
import styles from './streaks.module.css';

/** The streak of every daily game as a calendar, and what each kind of day means. */
export function Streaks() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['streaks']}>
      <div className={styles['head']}>
        <h2 id={titleId}>{texts.title}</h2>
        <PageButton look="ghost" icon={CalendarDays} to={paths.dailyArchive({})}>
          {texts.archive}
        </PageButton>
        <PageButton look="ghost" icon={ShieldCheck} to={paths.provable()}>
          {texts.provable}
        </PageButton>
      </div>
      <div className={styles['games']}>
        {dailyScreens.map((screen) => (
          <GameStreak key={screen.game.id} screen={screen} />
        ))}
      </div>
      <Plate as="div" look="sunk" className={styles['explained']}>
        <p>{texts.freezes}</p>
        <ul aria-label={texts.kinds} className={styles['kinds']}>
          {DAY_KINDS.map((kind) => (
            <li key={kind}>
              <DayStone kind={kind} className={styles['stone']} />
              <span>
                <b>{recordTexts.kinds[kind]}</b> {recordTexts.notes[kind]}
              </span>
            </li>
          ))}
        </ul>
      </Plate>
    </section>
  );
}

function GameStreak({ screen: { game } }: { readonly screen: DailyScreen }) {
  const { data: streak, ...query } = useStreak(game.id);
  const picture = useAnswerPictures(game.id, streak?.days ?? []);
  return (
    <Plate as="article">
      <PlateHeader title={game.names.title} level={3} />
      <div className={styles['calendar']}>
        {streak && (
          <>
            <StreakRow streak={streak} picture={picture} />
            <StreakFacts streak={streak} />
            <p className={styles['next']}>
              {streak.daysToFreeze === null ? texts.allFreezes : texts.toFreeze(streak.daysToFreeze)}
            </p>
          </>
        )}
        {query.isError && streak === undefined && <FailedQuery query={query} title={texts.failed} />}
      </div>
    </Plate>
  );
}
