import { leaderboardTexts } from '../../messages/leaderboard.ts';
import { formatFigure } from '../../ui/text/figure-format.ts';
import { type BoardName, boardTiers } from './board-calls.ts';
import styles from './own-standing.module.css';
import { TierProgress } from './tier-progress.tsx';
import { useStanding } from './use-standing.ts';

/** How the player stands: progress to the next tier, and the global rank. Its room is there before the answer is. */
export function OwnStanding({ board }: { readonly board: BoardName }) {
  const standing = useStanding(board);
  return (
    <div className={styles['standing']}>
      {standing && (
        <>
          <TierProgress tiers={boardTiers[board]} score={standing.score} />
          <p className={styles['rank']}>
            {standing.rank === null ? (
              leaderboardTexts.noRank
            ) : (
              <>
                {leaderboardTexts.globalRank}
                <span className="num">#{formatFigure(standing.rank)}</span>
              </>
            )}
          </p>
        </>
      )}
    </div>
  );
}
