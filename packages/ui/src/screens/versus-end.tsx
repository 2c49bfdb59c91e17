import { BOT_WIN_ESSENCE, BOT_WINS_PAID_PER_DAY } from '@hub/engine/wire/limits';
import { House, RotateCcw } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Medal } from '../art/medal.tsx';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Plate } from '../surfaces/plate.tsx';
import { RewardLine } from '../text/reward-line.tsx';
import styles from './versus-end.module.css';

interface PlateProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The winner. `--light-at` and `--light-inset` place the light behind the picture. */
export const WinnerPlate = ({ className, children }: PlateProps) => (
  <Plate className={classNames(styles['winner'], className)}>{children}</Plate>
);

interface BotWinProps {
  readonly texts: { readonly botWins: (essence: number, times: number) => string };
  readonly reward: number;
}

/** The reward of a win against bots, and how often such a win pays. */
export const BotWin = ({ texts, reward }: BotWinProps) => (
  <div className={styles['paid']}>
    <RewardLine gained={reward} />
    <small className="soft">{texts.botWins(BOT_WIN_ESSENCE, BOT_WINS_PAID_PER_DAY)}</small>
  </div>
);

const METALS = ['var(--tier-gold)', 'var(--tier-silver)', 'var(--tier-bronze)'];

/** A player in the ranking: a medal, and as `--tint` the metal of the first three places. */
export const RankPlate = ({ place, className, children }: PlateProps & { readonly place: number }) => (
  <Plate
    as="li"
    className={classNames(styles['rank'], className)}
    style={{ '--tint': METALS[place - 1] ?? 'var(--night-500)' } as CSSProperties}
  >
    <Medal place={place} />
    {children}
  </Plate>
);

interface ActionsProps {
  readonly texts: { readonly again: string; readonly home: string };
  /** The control that shares the game. */
  readonly share: ReactNode;
  readonly onPlayAgain: () => void;
  readonly onHome: () => void;
}

/** What a player can do after a game; stays in view while the page scrolls. */
export const EndActions = ({ texts, share, onPlayAgain, onHome }: ActionsProps) => (
  <div className={styles['actions']}>
    <Button look="gold" size="large" icon={RotateCcw} onClick={onPlayAgain}>
      {texts.again}
    </Button>
    {share}
    <IconButton look="neutral" size="large" icon={House} label={texts.home} onClick={onHome} />
  </div>
);
