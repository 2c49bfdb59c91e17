import type { Account } from '@hub/protocol/http/accounts';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { numberFormat } from '@hub/ui/language/formatters.ts';
import type { VersusScreen } from '@hub/ui/screens/screen.ts';
import { otherTables, versusStats } from '@hub/web/session/game-stats.ts';
import { t } from '@lingui/core/macro';
import { GameStats, Stat, StatList } from './stat-card.tsx';
import styles from './versus-stats.module.css';

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
      <GameStats screen={screen}>
        <p className="soft">{t`Not played yet.`}</p>
      </GameStats>
    );
  return (
    <GameStats screen={screen}>
      <StatList>
        <Stat label={t`Wins`}>{formatFigure(wins)}</Stat>
        <Stat label={t`Losses`}>{formatFigure(losses)}</Stat>
        <Stat label={t`Bots beaten`}>
          {againstBots === 0
            ? '–'
            : t`${{ won: formatFigure(won) }} of ${{ games: formatFigure(againstBots) }}`}
        </Stat>
      </StatList>
      {late > 0 && <p className="soft">{t`Joined while they were played: ${{ count: late }}`}</p>}
      {withPeople > 0 && <WinRate share={wins / withPeople} color={hueColor(screen.game.hue)} />}
    </GameStats>
  );
}

const rateFormat = numberFormat({
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const WinRate = ({ share, color }: { readonly share: number; readonly color: string }) => (
  <>
    <div className={styles['rate']}>
      <span>{t`Win rate`}</span>
      <b className="num">{rateFormat(share)}</b>
    </div>
    <ProgressBar
      label={t`Win rate`}
      value={100 * share}
      leastFill={0}
      valueText={rateFormat(share)}
      color={color}
    />
  </>
);
