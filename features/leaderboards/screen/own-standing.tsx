import { leaderboardOf, type PublicBoard } from '@hub/protocol/games';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './own-standing.module.css';
import { TierProgress } from './tier-progress.tsx';
import { useStanding } from './use-standing.ts';

/** The player's progress to the next tier and global rank. Reserves its space while loading. */
export function OwnStanding({ board }: { readonly board: PublicBoard }) {
  const standing = useStanding(board);
  const rank = formatFigure(standing?.rank ?? 0);
  return (
    <div className={styles['standing']}>
      {standing && (
        <>
          <TierProgress tiers={leaderboardOf(board).tiers} score={standing.score} />
          <p className={styles['rank']}>
            {standing.rank === null ? (
              t`Your first score above 0 gives you a global rank.`
            ) : (
              <Trans>
                Your global rank <span className="num">#{rank}</span>
              </Trans>
            )}
          </p>
        </>
      )}
    </div>
  );
}
