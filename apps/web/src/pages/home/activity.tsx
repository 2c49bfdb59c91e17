import { ActivityList } from '@hub/features/activity/screen/activity-list.tsx';
import { useLastMatches, useRestartMatches } from '@hub/features/activity/screen/last-matches.ts';
import cards from '@hub/features/places/home-card.module.css';
import { ReportButton } from '@hub/features/places/report-button.ts';
import { classNames } from '@hub/ui/class-names.ts';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import { useIsSlow } from '@hub/ui/feedback/use-is-slow.ts';
import { failureOf } from '@hub/ui/net/call-error.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Tag } from '@hub/ui/text/tag.tsx';
import { useConnection } from '@hub/web/connection/use-connection.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './activity.module.css';

/** Rows that fit beside the podium. */
const SKELETON_ROWS = 5;

/** The latest matches of all players. */
export function Activity() {
  const titleId = useId();
  const matches = useLastMatches();
  const connection = useConnection();
  return (
    <Card aria-labelledby={titleId} className={cards['card']}>
      <CardHeader title={t`Recent Activity`} id={titleId}>
        {connection === 'offline' ? (
          <Chip icon={WifiOff}>{t`Offline`}</Chip>
        ) : (
          matches.data !== undefined && matches.data.length > 0 && <Tag name="Live" />
        )}
      </CardHeader>
      <div className={styles['body']}>
        <Content matches={matches} />
      </div>
    </Card>
  );
}

/** Placeholder rows; after five seconds another try. */
function Waiting() {
  const isSlow = useIsSlow();
  const restart = useRestartMatches();
  if (!isSlow)
    return (
      <SkeletonRows count={SKELETON_ROWS} label={t`Loading recent activity`} className={cards['waiting']} />
    );
  return <ErrorCard title={t`This takes longer than usual`} onRetry={restart} className={cards['failure']} />;
}

/** Calls the moderators about the player of a row; not about oneself. */
function Report({ id, name }: { readonly id: string; readonly name: string }) {
  const { player_id: me } = usePlayer();
  return ReportButton && id !== me && <ReportButton reported={{ kind: 'player', id, name, place: 'feed' }} />;
}
const reportOf = ({ id, name }: Parameters<typeof Report>[0]) => <Report id={id} name={name} />;

/** Receives the query result as a prop: a query observer of its own would refetch on every mount. */
function Content({ matches }: { readonly matches: ReturnType<typeof useLastMatches> }): ReactNode {
  const { data, error, isPending } = matches;
  if (isPending) return <Waiting />;
  if (data === undefined) {
    const title = failureOf(error, t`This page stumbled`);
    return (
      <FailedQuery
        query={matches}
        title={title}
        text={t`The rest of the page works.`}
        className={cards['failure']}
      />
    );
  }
  if (data.length > 0) return <ActivityList matches={data} tool={reportOf} />;
  return (
    <p className={classNames('soft', styles['none'])}>
      <b>{t`Nothing played yet`}</b>. {t`The first finished game will stand here.`}
    </p>
  );
}
