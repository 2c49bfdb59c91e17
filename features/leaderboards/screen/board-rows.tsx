import { tierOf } from '@hub/engine/wire/tiers';
import { leaderboardOf, type PublicBoard } from '@hub/protocol/games';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { paths } from '@hub/web/links/paths.ts';
import { usePlayer } from '@hub/web/session/player.ts';
import { t } from '@lingui/core/macro';
import { RotateCcw } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { LeaderboardEntry } from '../calls.ts';
import type { ListChoice } from './board-list.ts';
import { BoardRow } from './board-row.tsx';
import styles from './board-rows.module.css';
import { scopeNames } from './scope-names.ts';
import type { BoardList } from './use-board-list.ts';
import { useEndlessScroll } from './use-endless-scroll.ts';
import { useRovingRow } from './use-roving-row.ts';

interface Props {
  readonly board: PublicBoard;
  /** The list that the rows belong to. */
  readonly choice: ListChoice;
  readonly entries: readonly LeaderboardEntry[];
  readonly query: BoardList['query'];
}

/** Rows of one list, with infinite scrolling in both directions; starts at the player's own row. */
export function BoardRows({ board, choice, entries, query }: Props) {
  const { player_id: player } = usePlayer();
  const { fetchNextPage, fetchPreviousPage, hasNextPage, hasPreviousPage, isFetching } = query;
  const hasFailed = query.isFetchNextPageError || query.isFetchPreviousPageError;
  const { ref, onScroll } = useEndlessScroll({
    rows: entries,
    startAt: choice.kind === 'scope' ? player : undefined,
    isLoading: isFetching || hasFailed,
    onNearStart: hasPreviousPage ? fetchPreviousPage : undefined,
    onNearEnd: hasNextPage ? fetchNextPage : undefined,
  });
  const { entered, onEnter, onKeyDown } = useRovingRow(entries, player);
  const isMixed = choice.kind === 'search' || choice.scope === 'globe';
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move the focus among its links */}
      <ul
        ref={ref}
        className={classNames('calm', styles['rows'])}
        style={{ '--rank-width': rankWidth(entries) } as CSSProperties}
        aria-label={listName(choice)}
        aria-busy={isFetching}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {entries.map((entry, row) => (
          <BoardRow
            key={entry.id}
            entry={entry}
            href={paths.profile({ id: entry.id })}
            row={row}
            tier={tierOf(leaderboardOf(board).tiers, entry.highscore).name}
            showsTier={isMixed}
            isOwn={entry.id === player}
            isEntry={entry.id === entered}
            onEnter={onEnter}
          />
        ))}
      </ul>
      {hasFailed && <MoreFailed onRetry={query.isFetchNextPageError ? fetchNextPage : fetchPreviousPage} />}
    </>
  );
}

function listName(choice: ListChoice): string {
  if (choice.kind === 'search') return t`Search results`;
  return t`Ranking, ${{ tier: t(scopeNames[choice.scope]) }}`;
}

/** CSS width of the longest rank, which is in the last row. */
function rankWidth(entries: readonly LeaderboardEntry[]): string {
  return `${formatFigure(entries.at(-1)?.rank ?? 1).length + 1.5}ch`;
}

function MoreFailed({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <div role="alert" className={styles['failed']}>
      <span>{t`More players could not be loaded.`}</span>
      <Button size="small" icon={RotateCcw} onClick={() => void onRetry()}>
        {t`Try again`}
      </Button>
    </div>
  );
}
