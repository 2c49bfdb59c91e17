import { dayOf } from '@hub/engine/wire/days';
import { DAILY_RANGE_DAYS } from '@hub/protocol/http/dailies';
import { Button } from '@hub/ui/controls/button.tsx';
import { EmptyScene } from '@hub/ui/feedback/empty-scene.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { useUtcDay } from '@hub/web/countdown/completion.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useArchive, useStreak } from '../daily-calls.ts';
import { PlayToday } from '../play-today.tsx';
import styles from './daily-archive-page.module.css';
import { MonthCalendar } from './month-calendar.tsx';
import { monthsOf } from './months.ts';

/** Months shown at first, and added at a time. */
const SHOWN = 3;

/** The past days of a daily game, month by month, with what they mean for the streak. */
export function ArchiveMonths({ screen }: { readonly screen: DailyScreen }) {
  const { data, ...query } = useArchive(screen.game.id);
  const { data: streak } = useStreak(screen.game.id, DAILY_RANGE_DAYS);
  const today = dayOf(useUtcDay());
  const [shown, setShown] = useState(SHOWN);
  const days = data?.pages.flat();
  if (days === undefined && query.isError)
    return (
      <FailedQuery
        query={query}
        title={t`The archive could not be loaded`}
        text={t`Your streak is safe. Try again in a moment.`}
      />
    );
  if (days === undefined) return <SkeletonRows count={8} label={t`Loading the archive`} />;
  if (days.length === 0)
    return (
      <EmptyScene
        of="archive"
        title={t`No day is over yet`}
        text={t`Today's rift will be here tomorrow.`}
        action={<PlayToday screen={screen} />}
      />
    );
  const kinds = new Map(streak?.days.map(({ day, kind }) => [day, kind]));
  const months = monthsOf(days, today);
  const more = () => {
    setShown(shown + SHOWN);
    if (shown + SHOWN >= months.length && query.hasNextPage) void query.fetchNextPage();
  };
  return (
    <div className={styles['months']}>
      {months.slice(0, shown).map((month) => (
        <MonthCalendar key={month.day.slice(0, 7)} screen={screen} month={month} kinds={kinds} />
      ))}
      {(shown < months.length || query.hasNextPage) && (
        <Button block variant="ghost" busy={query.isFetchingNextPage} onClick={more}>
          {t`Show older months`}
        </Button>
      )}
    </div>
  );
}
