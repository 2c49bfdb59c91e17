import type { AccountStats } from '@hub/protocol/http/accounts';
import { type GameHue, gameColor } from '@hub/ui/art/game-hue.ts';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { profileTexts } from '../../messages/profile.ts';
import { Stat, StatCard } from './stat-card.tsx';
import styles from './versus-stats.module.css';
import { winRate } from './win-rate.ts';

interface Props {
  readonly game: GameHue;
  readonly stats: AccountStats['chainOfLegendsStats'];
}

/** Games won and lost against others. */
export function VersusStats({ game, stats: { wins, looses: losses } }: Props) {
  const rate = winRate({ wins, losses });
  return (
    <StatCard game={game}>
      <dl className={styles['figures']}>
        <Stat label={profileTexts.wins}>{formatFigure(wins)}</Stat>
        <Stat label={profileTexts.losses}>{formatFigure(losses)}</Stat>
      </dl>
      <div className={styles['rate']}>
        <span>{profileTexts.winRate}</span>
        <b className="num">{rate}%</b>
      </div>
      <ProgressBar
        label={profileTexts.winRate}
        value={Number(rate)}
        valueText={`${rate}%`}
        color={gameColor(game)}
      />
    </StatCard>
  );
}
