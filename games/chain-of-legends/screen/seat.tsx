import { classNames } from '@hub/ui/class-names.ts';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { plural, t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import type { RingSeat } from './chain-view.ts';
import styles from './seat.module.css';

interface Props {
  readonly seat: RingSeat;
  /** Lives of each player at the start. */
  readonly lives: number;
  /** Whether the player has just lost a life. */
  readonly isHit: boolean;
}

/** A player on the ring with name and lives. */
export function Seat({ seat, lives, isHit }: Props) {
  const { player, x, y, isOnTurn } = seat;
  const { name, usernameEffect, hasLeft, connected } = player;
  const isOut = player.lives === 0;
  const note = hasLeft
    ? t({ message: 'Left', comment: 'Of a player who has left.' })
    : isOut
      ? t({ message: 'Out', comment: 'Of a player without lives.' })
      : connected
        ? undefined
        : t`Away`;
  return (
    <li
      className={classNames(styles['seat'], isOnTurn && styles['onTurn'], isOut && styles['out'])}
      style={{ '--x': x.toFixed(3), '--y': y.toFixed(3) } as CSSProperties}
      aria-current={isOnTurn || undefined}
    >
      <div className={classNames(isHit && styles['hit'])}>
        <PlayerAvatar player={player} size={66} className={styles['avatar']} />
        <span className={styles['card']}>
          <b>
            <Username name={name} effect={isOut ? null : usernameEffect} display wraps />
          </b>
          <Lives left={player.lives} all={lives} isHit={isHit} />
          {note !== undefined && <span className={styles['note']}>{note}</span>}
        </span>
      </div>
    </li>
  );
}

/** Up to five hearts; more lives are shown as one heart and a number. */
const MOST_HEARTS = 5;
const HEART = 'M12 20C5 14.5 3 11.5 3 8.5 3 4.5 8.5 3 12 7.500 15.500 3 21 4.500 21 8.500c0 3-2 6-9 11.500z';
const LEFT_HALF = 'M12 20C5 14.5 3 11.500 3 8.500 3 4.500 8.500 3 12 7.500l-2.500 3.500 4 3z';
const RIGHT_HALF = 'M12 7.500C15.500 3 21 4.500 21 8.500c0 3-2 6-9 11.500l1.500-6-4-3z';

interface LivesProps {
  readonly left: number;
  readonly all: number;
  readonly isHit: boolean;
}

function Lives({ left, all, isHit }: LivesProps) {
  const isCounted = all > MOST_HEARTS;
  const hearts = isCounted ? [left > 0] : Array.from({ length: all }, (_, heart) => heart < left);
  const broken = isHit ? (isCounted ? 0 : left) : undefined;
  return (
    <span className={styles['lives']}>
      <span className="sr">{plural(all, { other: `${left} of # lives` })}</span>
      {hearts.map((isFull, heart) => (
        <svg
          // oxlint-disable-next-line react/no-array-index-key -- hearts have no other name than their place
          key={heart}
          viewBox="0 0 24 24"
          aria-hidden
          className={classNames(heart === broken ? styles['broken'] : !isFull && styles['empty'])}
        >
          {heart === broken ? (
            <>
              <path d={LEFT_HALF} />
              <path d={RIGHT_HALF} />
            </>
          ) : (
            <path d={HEART} />
          )}
        </svg>
      ))}
      {isCounted && (
        <span aria-hidden className="num">
          {left}
        </span>
      )}
    </span>
  );
}
