import type { Account } from '@hub/protocol/http/accounts';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import type { VersusScreen } from '@hub/ui/screens/screen.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { otherTables, versusStats } from '../../features/session/game-stats.ts';
import { profileTexts } from '../../messages/profile.ts';
import { Stat, StatCard } from './stat-card.tsx';
import styles from './versus-stats.module.css';
import { winRate } from './win-rate.ts';

interface Props {
  readonly screen: VersusScreen;
  readonly account: Account;
}

/** Games won and lost against others, and beside them those against bots. */
export function VersusStats({ screen, account }: Props) {
  const { wins, looses: losses } = versusStats(account, screen.game);
  const { won, againstBots, late } = otherTables(account, screen.game);
  const withPeople = wins + losses;
  if (withPeople + againstBots + late === 0)
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
        <Stat label={profileTexts.botWins}>
          {againstBots === 0 ? '–' : profileTexts.ofGames(formatFigure(won), formatFigure(againstBots))}
        </Stat>
      </dl>
      {late > 0 && <p className="soft">{profileTexts.lateGames(late)}</p>}
      {withPeople > 0 && <WinRate of={winRate({ wins, losses })} color={hueColor(screen.game.hue)} />}
    </StatCard>
  );
}

const WinRate = ({ of, color }: { readonly of: string; readonly color: string }) => (
  <>
    <div className={styles['rate']}>
      <span>{profileTexts.winRate}</span>
      <b className="num">{of}%</b>
    </div>
    <ProgressBar
      label={profileTexts.winRate}
      value={Number(of)}
      leastFill={0}
      valueText={`${of}%`}
      color={color}
    />
  </>
);
