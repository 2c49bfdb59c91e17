import type { PublicBoard } from '@hub/protocol/games';
import { classNames } from '@hub/ui/class-names.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { formatTotal } from '@hub/ui/text/figure-format.ts';
import { plural, t } from '@lingui/core/macro';
import { useId, useMemo, useState } from 'react';
import type { Scope } from '../calls.ts';
import type { ListChoice } from './board-list.ts';
import { BoardView } from './board-view.tsx';
import styles from './leaderboard-panel.module.css';
import { OwnStanding } from './own-standing.tsx';
import { PlayerSearch } from './player-search.tsx';
import { TierTabs } from './tier-tabs.tsx';
import { useBoardList } from './use-board-list.ts';
import { useSearch } from './use-search.ts';
import { useOwnPage } from './use-standing.ts';

/** Leaderboard of a game: all players, one tier or a search, and the player's own rank. */
export function LeaderboardPanel({ board }: { readonly board: PublicBoard }) {
  const titleId = useId();
  const [scope, setScope] = useState<Scope>('globe');
  const search = useSearch();
  const choice = useChoice(scope, search.settled);
  const ownPage = useOwnPage(board);
  const opensOnOwnPage = choice.kind === 'scope' && choice.scope === 'globe';
  const list = useBoardList({ board, choice, firstPage: opensOnOwnPage ? ownPage : 0 });
  const chooseScope = (chosen: Scope) => {
    setScope(chosen);
    search.clear();
  };
  return (
    <Card aria-labelledby={titleId} className={styles['panel']}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h2 id={titleId}>{t`Global Rankings`}</h2>
          <p>{t`Compete with players worldwide`}</p>
        </div>
        <output className={classNames('label num', styles['count'])}>
          {list.shown && countText(list.shown.choice, list.shown.total)}
        </output>
        <PlayerSearch text={search.text} onChange={search.setText} onClear={search.clear} />
      </div>
      <TierTabs value={choice.kind === 'scope' ? choice.scope : undefined} onChange={chooseScope}>
        <BoardView board={board} list={list} />
      </TierTabs>
      <OwnStanding board={board} />
    </Card>
  );
}

/** Returns the search if there is one, otherwise the chosen tab; memoized. */
function useChoice(scope: Scope, text: string): ListChoice {
  return useMemo(() => (text === '' ? { kind: 'scope', scope } : { kind: 'search', text }), [scope, text]);
}

function countText({ kind }: ListChoice, total: number): string {
  const count = formatTotal(total);
  return kind === 'search'
    ? t`${plural(total, { one: `${{ count }} player`, other: `${{ count }} players` })} found`
    : t`${plural(total, { one: `${{ count }} player`, other: `${{ count }} players` })}`;
}
