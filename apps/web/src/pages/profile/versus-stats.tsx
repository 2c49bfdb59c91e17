import type { Account } from '@hub/protocol/http/accounts';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import type { VersusScreen } from '@hub/ui/screens/screen.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { botWins, versusStats } from '../../features/session/game-stats.ts';
import { profileTexts } from '../../messages/profile.ts';
import { Stat, StatCard } from './stat-card.tsx';
import styles from './versus-stats.module.css';
import { winRate } from './win-rate.ts';

interface Props {
  readonly screen: VersusScreen;
  readonly account: Account;
}

/** Games won and lost against others. */
export function VersusStats({ screen, account }: Props) {
  const { wins, looses: losses } = versusStats(account, screen.game);
  const rate = winRate({ wins, losses });
  if (wins + losses + botWins(account, screen.game) === 0)
    return (
      <StatCard screen={screen}>
        <p className="soft">{profileTexts.notPlayed}</p>
      </StatCard>
    );
  return (
    <StatCard screen={screen}>
      <dl className={styles['figures']}>
        <Stat label={profileTexts.wins}>{formatFigure(wins)}</Stat>
        <Stat label={profileTexts.losses}>{formatFigure(losses)}</Stat>
        <Stat label={profileTexts.botWins}>{formatFigure(botWins(account, screen.game))}</Stat>
      </dl>
      <div className={styles['rate']}>
        <span>{profileTexts.winRate}</span>
        <b className="num">{rate}%</b>
      </div>
      <ProgressBar
        label={profileTexts.winRate}
        value={Number(rate)}
        leastFill={0}
        valueText={`${rate}%`}
        color={hueColor(screen.game.hue)}
      />
    </StatCard>
  );
}
