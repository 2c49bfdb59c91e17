import { recordKinds } from '@hub/ui/daily/record-texts.ts';
import { DAY_KINDS, DayStone, StreakFacts, StreakRow } from '@hub/ui/daily/streak-row.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { dailyScreens } from '@hub/web/games.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { msg, plural, t } from '@lingui/core/macro';
import { CalendarDays, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { useStreak } from './daily-calls.ts';
import { useAnswerPictures } from './past-answers.tsx';
import styles from './streaks.module.css';

const NOTES = {
  completed: msg`Counts.`,
  frozen: msg`Missed. A freeze kept the streak; the day does not count.`,
  outage: msg`For more than half of the day. It neither ends nor lengthens a streak.`,
  missed: msg`No freeze was left: a streak ends.`,
  open: msg`Today, until midnight UTC.`,
  before: msg`You had not completed a rift yet.`,
};

/** The streak of every daily game as a calendar, and what each kind of day means. */
export function Streaks() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['streaks']}>
      <div className={styles['head']}>
        <h2 id={titleId}>{t`Your streaks`}</h2>
        <PageButton variant="ghost" icon={CalendarDays} to={paths.dailyArchive({})}>
          {t`Archive of past days`}
        </PageButton>
        <PageButton variant="ghost" icon={ShieldCheck} to={paths.provable()}>
          {t`Check the answers`}
        </PageButton>
      </div>
      <div className={styles['games']}>
        {dailyScreens.map((screen) => (
          <GameStreak key={screen.game.id} screen={screen} />
        ))}
      </div>
      <Card as="div" variant="sunk" className={styles['explained']}>
        <p>{t`Seven completed days earn a freeze, two at most. A freeze is used by itself: it keeps the streak over a missed day, but that day does not count. Each game has its own streak and freezes.`}</p>
        <ul aria-label={t`Kinds of days`} className={styles['kinds']}>
          {DAY_KINDS.map((kind) => (
            <li key={kind}>
              <DayStone kind={kind} className={styles['stone']} />
              <span>
                <b>{t(recordKinds[kind])}</b> {t(NOTES[kind])}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function GameStreak({ screen: { game } }: { readonly screen: DailyScreen }) {
  const { data: streak, ...query } = useStreak(game.id);
  const picture = useAnswerPictures(game.id, streak?.days ?? []);
  return (
    <Card as="article">
      <CardHeader title={game.names.title} level={3} />
      <div className={styles['calendar']}>
        {streak && (
          <>
            <StreakRow streak={streak} picture={picture} />
            <StreakFacts streak={streak} />
            <p className={styles['next']}>
              {streak.daysToFreeze === null
                ? t`You hold both freezes.`
                : t`Next freeze after ${plural({ count: streak.daysToFreeze }, { one: '# day', other: '# days' })} more.`}
            </p>
          </>
        )}
        {query.isError && streak === undefined && (
          <FailedQuery query={query} title={t`The streak could not be loaded`} />
        )}
      </div>
    </Card>
  );
}
