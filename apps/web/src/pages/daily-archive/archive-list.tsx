import { type ArchivedDay, DAILY_RANGE_DAYS } from '@hub/protocol/http/dailies';
import { Button } from '@hub/ui/controls/button.tsx';
import { recordTexts } from '@hub/ui/daily/record-texts.ts';
import { type DayKind, DayStone } from '@hub/ui/daily/streak-row.tsx';
import { EmptyScene } from '@hub/ui/feedback/empty-scene.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { mediumDay, weekdayAndDay } from '@hub/ui/text/day-format.ts';
import { Dumbbell } from 'lucide-react';
import { useArchive, useStreak } from '../../features/streak/daily-calls.ts';
import { PlayToday } from '../../features/streak/play-today.tsx';
import { PageButton } from '../../links/page-button.tsx';
import { practicePath } from '../../links/paths.ts';
import { dailyArchiveTexts as texts } from '../../messages/daily-archive.ts';
import styles from './archive-list.module.css';

/** The past days of a daily game with what they mean for the streak. */
export function ArchiveList({ screen }: { readonly screen: DailyScreen }) {
  const { data, ...query } = useArchive(screen.game.id);
  const { data: streak } = useStreak(screen.game.id, DAILY_RANGE_DAYS);
  const kinds = new Map(streak?.days.map(({ day, kind }) => [day, kind]));
  const days = data?.pages.flat();
  if (days === undefined && query.isError)
    return <FailedQuery query={query} title={texts.failed} text={texts.failedText} />;
  if (days === undefined) return <SkeletonRows count={8} label={texts.loading} />;
  if (days.length === 0)
    return (
      <EmptyScene
        of="archive"
        title={texts.empty}
        text={texts.emptyText}
        action={<PlayToday screen={screen} />}
      />
    );
  return (
    <Plate as="div">
      <ol aria-label={texts.days} reversed>
        {days.map((day) => (
          <DayRow key={day.day} screen={screen} entry={day} kind={kinds.get(day.day)} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          block
          look="ghost"
          busy={query.isFetchingNextPage}
          className={styles['more']}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </Plate>
  );
}

interface RowProps {
  readonly screen: DailyScreen;
  readonly entry: ArchivedDay;
  /** Undefined for days that the streak's calendar does not reach. */
  readonly kind: DayKind | undefined;
}

function DayRow({ screen, entry: { number, day, attempts }, kind }: RowProps) {
  return (
    <li className={styles['row']}>
      <b className={styles['number']}>{texts.number(number)}</b>
      <p className={styles['day']}>{weekdayAndDay(day)}</p>
      <p className={styles['kind']}>
        {kind && <DayStone kind={kind} className={styles['stone']} />}
        <span>
          {kind && <b>{recordTexts.kinds[kind]}</b>}
          <small>{attempts === null ? kind && recordTexts.notes[kind] : texts.solved(attempts)}</small>
        </span>
      </p>
      <PageButton
        size="small"
        icon={Dumbbell}
        to={practicePath(screen, day)}
        aria-label={texts.practiseDay(number, mediumDay(day))}
      >
        {texts.practise}
      </PageButton>
    </li>
  );
}
