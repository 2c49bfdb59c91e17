import { type Tier, tierOf } from '@hub/engine/wire/tiers';
import type { AccountStats } from '@hub/protocol/http/accounts';
import type { GameHue } from '@hub/ui/art/game-hue.ts';
import { RankTier } from '@hub/ui/art/rank-tier.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { Users } from 'lucide-react';
import { leaderboardTexts } from '../../messages/leaderboard.ts';
import { profileTexts } from '../../messages/profile.ts';
import styles from './score-stats.module.css';
import { Stat, StatCard } from './stat-card.tsx';

interface Props {
  readonly game: GameHue;
  readonly tiers: readonly Tier[];
  readonly stats: AccountStats['riftGuesserStats'];
  /** Only where there is a coop mode. */
  readonly coopHighscore?: number | undefined;
}

/** Best score with its tier, games played and global rank. */
export function ScoreStats({ game, tiers, stats: { highscore, playedGames, rank }, coopHighscore }: Props) {
  const { name } = tierOf(tiers, highscore);
  return (
    <StatCard game={game} mark={coopHighscore !== undefined && <Coop highscore={coopHighscore} />}>
      <div className={styles['row']}>
        <RankTier tier={name} size={56} label={leaderboardTexts.tiers[name]} />
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
