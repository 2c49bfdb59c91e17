import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { EmptyPlate } from '@hub/ui/feedback/empty-plate.tsx';
import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { Tag } from '@hub/ui/text/tag.tsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ActivityList } from '../../features/activity/activity-list.tsx';
import { useLastMatches } from '../../features/activity/last-matches.ts';
import { dailyScreens } from '../../games.ts';
import { playPath } from '../../links/paths.ts';
import { activityTexts } from '../../messages/activity.ts';
import { pageTexts } from '../../messages/pages.ts';
import styles from './activity.module.css';

/** Rows that fit beside the podium. */
const SKELETON_ROWS = 5;

/** The latest matches of all players. */
export function Activity() {
  const titleId = useId();
  const matches = useLastMatches();
  return (
    <Plate aria-labelledby={titleId} className={styles['plate']}>
      <PlateHeader title={activityTexts.title} id={titleId}>
        {matches.data !== undefined && matches.data.length > 0 && <Tag name="Live" />}
      </PlateHeader>
      <div className={styles['body']}>
        <Content {...matches} />
      </div>
    </Plate>
  );
}

/** Receives the query result as props: a query observer of its own would refetch on every mount. */
function Content({
  data,
  error,
  isPending,
  isFetching,
  refetch,
}: ReturnType<typeof useLastMatches>): ReactNode {
  if (isPending) return <SkeletonRows count={SKELETON_ROWS} label={activityTexts.loading} />;
  if (data === undefined) {
    return (
      <ErrorPlate
        title={error instanceof CallError ? error.failure : pageTexts.brokenTitle}
        retryLabel={pageTexts.tryAgain}
        busy={isFetching}
        onRetry={() => void refetch()}
        className={styles['message']}
      />
    );
  }
  if (data.length > 0) return <ActivityList matches={data} />;
  return (
    <EmptyPlate
      title={activityTexts.emptyTitle}
      text={activityTexts.emptyText}
      action={
        dailyScreens[0] && (
          <LinkButton
            href={playPath(dailyScreens[0])}
            size="small"
            render={({ href, ...rest }) => <Link to={href} {...rest} />}
          >
            {activityTexts.emptyAction}
          </LinkButton>
        )
      }
      className={styles['message']}
    />
  );
}
