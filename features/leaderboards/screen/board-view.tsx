import type { Tier } from '@hub/engine/wire/tiers';
import { leaderboardOf, type PublicBoard } from '@hub/protocol/games';
import { tierNames } from '@hub/ui/art/tier-names.ts';
import { classNames } from '@hub/ui/class-names.ts';
import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { failureOf } from '@hub/ui/net/call-error.ts';
import { t } from '@lingui/core/macro';
import type { ListChoice } from './board-list.ts';
import { BoardRows } from './board-rows.tsx';
import styles from './board-view.module.css';
import type { BoardList } from './use-board-list.ts';

/** Number of rows that fit into the list. */
const SKELETON_ROWS = 7;

interface Props {
  readonly board: PublicBoard;
  readonly list: BoardList;
}

/** The list, or its loading, error or empty state. */
export function BoardView({ board, list: { query, entries, shown } }: Props) {
  if (shown === undefined) {
    return query.isError ? (
      <FailedQuery
        query={query}
        title={failureOf(query.error, t`The ranking could not be loaded`)}
        className={styles['message']}
      />
    ) : (
      <SkeletonRows count={SKELETON_ROWS} label={t`Loading the ranking`} className={styles['skeleton']} />
    );
  }
  const isStale = query.isPlaceholderData;
  return (
    <div className={classNames(styles['list'], isStale && styles['stale'])}>
      {entries.length > 0 ? (
        <BoardRows
          key={listKey(shown.choice)}
          board={board}
          choice={shown.choice}
          entries={entries}
          query={query}
        />
      ) : (
        <EmptyCard {...emptyTexts(shown.choice, leaderboardOf(board).tiers)} className={styles['message']} />
      )}
    </div>
  );
}

/** React key of a list: each list has its own scroll position. */
const listKey = (choice: ListChoice): string =>
  choice.kind === 'search' ? `search ${choice.text}` : choice.scope;

function emptyTexts(choice: ListChoice, tiers: readonly Tier[]): { title: string; text: string } {
  if (choice.kind === 'search')
    return {
      title: t`No players found`,
      text: t`No ranked player has “${{ text: choice.text }}” in their name.`,
    };
  const tier = tiers.find(({ name }) => name === choice.scope);
  if (tier === undefined) return { title: t`The board is free`, text: t`The first score will stand here.` };
  return {
    title: t`No players in ${{ tier: t(tierNames[tier.name]) }} yet`,
    text:
      tier.min > 0
        ? t`A score of ${{ score: formatFigure(tier.min) }} gets you there.`
        : t`The first score will stand here.`,
  };
}
