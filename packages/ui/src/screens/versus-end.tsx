import { BOT_WIN_ESSENCE, BOT_WINS_PAID_PER_DAY } from '@hub/engine/wire/limits';
import { Crown, House, RotateCcw, Trophy } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { Medal } from '../art/medal.tsx';
import { Scene } from '../art/scene.tsx';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { PlayerAvatar } from '../emblem/player-avatar.tsx';
import { Plate } from '../surfaces/plate.tsx';
import { RewardLine } from '../text/reward-line.tsx';
import styles from './versus-end.module.css';

interface PlateProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

interface WinnerProps extends PlateProps {
  /** Undefined without a winner. */
  readonly player: ComponentProps<typeof PlayerAvatar>['player'] | undefined;
  /** URL of the game's scene. */
  readonly scene: string;
}

/** The winner, crowned, in the light and before the game's scene. `--light-at` and `--light-inset` place the light. */
export const WinnerPlate = ({ player, scene, className, children }: WinnerProps) => (
  <Plate className={classNames(styles['winner'], className)}>
    <Scene src={scene} eager className={styles['scene']} />
    <span className={styles['picture']}>
      <Icon of={player ? Crown : Trophy} />
      {player && <PlayerAvatar player={player} size={176} />}
    </span>
    {children}
  </Plate>
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

interface RankProps extends PlateProps {
  readonly place: number;
  readonly isMe: boolean;
}

/** A player in the ranking: a medal, and as `--tint` the metal of the first three places. */
export const RankPlate = ({ place, isMe, className, children }: RankProps) => (
  <Plate
    as="li"
    data-own={isMe || undefined}
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
