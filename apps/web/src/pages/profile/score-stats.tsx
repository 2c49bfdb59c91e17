import { tierOf } from '@hub/engine/wire/tiers';
import type { Account } from '@hub/protocol/http/accounts';
import { RankTier } from '@hub/ui/art/rank-tier.tsx';
import type { ScoreScreen } from '@hub/ui/screens/screen.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { Users } from 'lucide-react';
import { bestScore, scoreStats } from '../../features/session/game-stats.ts';
import { leaderboardTexts } from '../../messages/leaderboard.ts';
import { profileTexts } from '../../messages/profile.ts';
import styles from './score-stats.module.css';
import { Stat, StatCard } from './stat-card.tsx';

interface Props {
  readonly screen: ScoreScreen;
  readonly account: Account;
}

/** Best score with its tier, games played and global rank. */
export function ScoreStats({ screen, account }: Props) {
  const { highscore, playedGames, rank } = scoreStats(account, screen.game);
  const coopHighscore = bestScore(account, screen.game, 'multi');
  const tiers = screen.game.boards.find((board) => board.tiers !== undefined)?.tiers;
  const tier = tiers && playedGames > 0 && tierOf(tiers, highscore).name;
  return (
    <StatCard screen={screen} mark={coopHighscore !== undefined && <Coop highscore={coopHighscore} />}>
      <div className={styles['row']}>
        {tier && <RankTier tier={tier} size={56} label={leaderboardTexts.tiers[tier]} />}
        <dl className={styles['figures']}>
          <Stat label={profileTexts.highscore}>{formatFigure(highscore)}</Stat>
          <Stat label={profileTexts.played}>{formatFigure(playedGames)}</Stat>
          <Stat label={profileTexts.rank}>{rank === null ? <NoRank /> : `#${formatFigure(rank)}`}</Stat>
        </dl>
      </div>
    </StatCard>
  );
}

function Coop({ highscore }: { readonly highscore: number }) {
  return (
    <Chip color="var(--leaf-400)" icon={Users}>
      <span aria-hidden>{profileTexts.coop}</span>
      <span className="sr">{profileTexts.coopHighscore}</span>
      <b className="num">{formatFigure(highscore)}</b>
    </Chip>
  );
}

function NoRank() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr">{profileTexts.noRank}</span>
    </>
  );
}
