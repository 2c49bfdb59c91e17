import { BOT_WIN_ESSENCE, BOT_WINS_PAID_PER_DAY } from '@hub/engine/wire/limits';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Crown, RotateCcw, Trophy } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { Medal } from '../art/medal.tsx';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { PlayerAvatar } from '../emblem/player-avatar.tsx';
import { Card } from '../surfaces/card.tsx';
import { RewardLine } from '../text/reward-line.tsx';
import { Tag } from '../text/tag.tsx';
import { Username } from '../text/username.tsx';
import styles from './versus-end.module.css';

type NamedPlayer = ComponentProps<typeof PlayerAvatar>['player'] & {
  readonly name: string;
  readonly usernameEffect: string | null;
};

interface WinnerProps {
  /** Undefined without a winner. */
  readonly player: NamedPlayer | undefined;
  /** What a win against bots has paid. */
  readonly reward: number | undefined;
  /** Below the name. */
  readonly children: ReactNode;
}

/** The winner, crowned, in the light, and the reward. */
export function WinnerCard({ player, reward, children }: WinnerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The game before may have left the page scrolled; the winner is at its top.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card className={styles['winner']}>
      <span className={styles['picture']}>
        <Icon of={player ? Crown : Trophy} />
        {player && <PlayerAvatar player={player} size={176} />}
      </span>
      <div>
        <p className={styles['label']}>{t`Game Over`}</p>
        <h1 ref={heading} tabIndex={-1}>
          {player ? (
            <Trans>
              <Username name={player.name} effect={player.usernameEffect} display fits /> wins
            </Trans>
          ) : (
            t`No winner`
          )}
        </h1>
        {children}
      </div>
      {reward !== undefined && (
        <div className={styles['paid']}>
          <RewardLine gained={reward} />
          <small className="soft">
            {t`A win against bots pays ${{ essence: BOT_WIN_ESSENCE }}, ${plural({ times: BOT_WINS_PAID_PER_DAY }, { other: '# times' })} a day.`}
          </small>
        </div>
      )}
    </Card>
  );
}

const METALS = ['var(--tier-gold)', 'var(--tier-silver)', 'var(--tier-bronze)'];

interface RankProps {
  readonly player: NamedPlayer;
  readonly place: number;
  readonly isMe: boolean;
  /** Beside the name. */
  readonly note?: ReactNode;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A player in the ranking: a medal, avatar and name, and as `--tint` the metal of the first three places. */
export const RankCard = ({ player, place, isMe, note, className, children }: RankProps) => (
  <Card
    as="li"
    data-own={isMe || undefined}
    className={classNames(styles['rank'], className)}
    style={{ '--tint': METALS[place - 1] ?? 'var(--night-500)' } as CSSProperties}
  >
    <Medal place={place} />
    <PlayerAvatar player={player} size={40} />
    <span className={styles['who']}>
      <Username name={player.name} effect={player.usernameEffect} display />
      {isMe && <Tag name="You" />}
      {note}
    </span>
    {children}
  </Card>
);

export interface EndActionsProps {
  /** The control that shares the game. */
  readonly share: ReactNode;
  readonly onPlayAgain: () => void;
  readonly onHome: () => void;
}

/** What a player can do after a game; stays in view while the page scrolls. */
export const EndActions = ({ share, onPlayAgain, onHome }: EndActionsProps) => (
  <div className={styles['actions']}>
    <Button variant="gold" size="large" icon={RotateCcw} onClick={onPlayAgain}>
      {t`Play Again`}
    </Button>
    {share}
    <IconButton variant="neutral" size="large" icon={ArrowLeft} label={t`Home`} onClick={onHome} />
  </div>
);
