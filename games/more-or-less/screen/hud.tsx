import { classNames } from '@hub/ui/class-names.ts';
import { useLanguage } from '@hub/ui/language/use-language.ts';
import { RoundDial } from '@hub/ui/score/round-dial.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { PracticeChip } from '@hub/ui/text/practice-chip.tsx';
import { t } from '@lingui/core/macro';
import { WifiOff } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { MoreOrLessState as Game } from '../game.ts';
import styles from './hud.module.css';
import { Mates } from './mates.tsx';
import { TierBadge } from './tier-badge.tsx';
import { LAST_SECONDS } from './view-model.ts';

interface Props {
  readonly game: Game | undefined;
  readonly endsAt: number | undefined;
  /** When the game state was received (`performance.now()`). */
  readonly receivedAt: number;
  /** The player's Blue Essence, which practice does not concern. */
  readonly balance: ReactNode;
  readonly isReconnecting: boolean;
  /** Undefined unless the run can be played once. */
  readonly hasGhost: boolean | undefined;
}

/** The line above the two items: tier, time, players and balance. */
export const Hud = memo(function Hud(props: Props) {
  useLanguage();
  const { game, endsAt, receivedAt, balance, isReconnecting, hasGhost } = props;
  const isRunning = game?.phase === 'guessing';
  const isCoop = game?.mode === 'multi';
  return (
    <header
      className={classNames(
        styles['hud'],
        isCoop && styles['coop'],
        game?.practice && styles['practising'],
        hasGhost && styles['bare'],
      )}
    >
      <h1 className="sr">{t`More or Less`}</h1>
      {game && !hasGhost && <TierBadge tier={game.tier.name} maxGoldDiff={game.tier.maxGoldDiff} />}
      {isReconnecting && (
        <Chip color="var(--danger)" icon={WifiOff} live className={styles['note']}>
          {t`Reconnecting…`}
        </Chip>
      )}
      {isCoop && (
        <div className={styles['duo']}>
          <Mates game={game} receivedAt={receivedAt} />
        </div>
      )}
      {isCoop && game.timePerTurn !== null && isRunning && (
        <RoundDial
          endsAt={endsAt}
          totalMs={game.timePerTurn}
          lastSeconds={LAST_SECONDS}
          className={styles['dial']}
        />
      )}
      {game?.practice ? (
        !isReconnecting && hasGhost === undefined && <PracticeChip className={styles['practice']} />
      ) : (
        <div className={styles['balance']}>{balance}</div>
      )}
    </header>
  );
});
