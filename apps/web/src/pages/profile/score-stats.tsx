import { tierOf } from '@hub/engine/wire/tiers';
import type { Account } from '@hub/protocol/http/accounts';
import { RankTier } from '@hub/ui/art/rank-tier.tsx';
import { tierNames } from '@hub/ui/art/tier-names.ts';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import type { ScoreScreen } from '@hub/ui/screens/screen.ts';
import { bestScore, scoreStats } from '@hub/web/session/game-stats.ts';
import { t } from '@lingui/core/macro';
import styles from './score-stats.module.css';
import { GameStats, Stat, StatList } from './stat-card.tsx';

/** Best score with its tier, global rank, and the way to the next tier. */
export function ScoreStats({ screen, account }: { readonly screen: ScoreScreen; readonly account: Account }) {
  const { highscore, playedGames, rank } = scoreStats(account, screen.game);
  const coopHighscore = bestScore(account, screen.game, 'multi');
  const tiers = screen.game.boards.find((board) => board.tiers !== undefined)?.tiers ?? [];
  const tier = tiers.length > 0 && playedGames > 0 ? tierOf(tiers, highscore) : undefined;
  const next = tier && tiers[tiers.indexOf(tier) + 1];
  return (
    <GameStats screen={screen}>
      <div className={styles['row']}>
        {tier && <RankTier tier={tier.name} size={56} label={t(tierNames[tier.name])} />}
        <StatList>
          <Stat label={t`Highscore`}>{formatFigure(highscore)}</Stat>
          <Stat label={t`Rank`}>{rank === null ? <NoRank /> : `#${formatFigure(rank)}`}</Stat>
          {coopHighscore !== undefined && <Stat label={t`Coop`}>{formatFigure(coopHighscore)}</Stat>}
        </StatList>
      </div>
      {tier && next && (
        <>
          <p className={styles['next']}>
            {t`${{ missing: formatFigure(next.min - highscore) }} to ${{ tier: t(tierNames[next.name]) }}`}
          </p>
          <ProgressBar
            label={t`Progress to ${{ tier: t(tierNames[next.name]) }}`}
            value={highscore - tier.min}
            max={next.min - tier.min}
            valueText={t`${{ score: formatFigure(highscore) }} of ${{ goal: formatFigure(next.min) }}`}
            color={`var(--tier-${tier.name})`}
          />
        </>
      )}
    </GameStats>
  );
}

function NoRank() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr">{t`No rank yet`}</span>
    </>
  );
}
