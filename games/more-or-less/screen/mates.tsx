import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { ArrowDown, ArrowUp, Check, WifiOff } from 'lucide-react';
import type { MoreOrLessState as Game, Guess } from '../game.ts';
import { Cord } from './cord.tsx';
import styles from './mates.module.css';
import { moreOrLessTexts as texts } from './texts.ts';

interface Props {
  readonly game: Game;
  /** When the game state was received (`performance.now()`). */
  readonly receivedAt: number;
}

/** The two players facing each other, their current picks, and how long the seat of an absent mate is held. */
export function Mates({ game: { players, lockedGuess }, receivedAt }: Props) {
  return (
    <div className={styles['pair']}>
      <ul aria-label={texts.mates} className={styles['mates']}>
        {players.map(({ id, name, usernameEffect, guess, timeToReturn }) => (
          <li
            key={id}
            className={classNames('cut', styles['mate'], timeToReturn !== null && styles['absent'])}
          >
            <Avatar id={id} size={48} />
            <div className={styles['words']}>
              <b className={styles['name']}>
                <Username name={name} effect={usernameEffect} />
              </b>
              <span className={styles['chips']}>
                {(guess !== null || timeToReturn === null) && (
                  <Pick guess={guess} isLocked={lockedGuess !== null && guess === lockedGuess} />
                )}
                {timeToReturn !== null && <Away timeToReturn={timeToReturn} receivedAt={receivedAt} />}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <Cord guesses={players.map(({ guess }) => guess)} />
    </div>
  );
}

interface AwayProps {
  readonly timeToReturn: number;
  readonly receivedAt: number;
}

/** Shows how many seconds an absent mate's seat is held. `MatePicks` informs screen readers, once. */
function Away({ timeToReturn, receivedAt }: AwayProps) {
  const remainingMs = Math.min(timeToReturn, useRemaining(receivedAt + timeToReturn));
  return (
    <Chip color="var(--danger)" icon={WifiOff} className={styles['away']}>
      {texts.away(Math.ceil(remainingMs / 1_000))}
    </Chip>
  );
}

function Pick({ guess, isLocked }: { readonly guess: Guess | null; readonly isLocked: boolean }) {
  if (guess === null) return <Chip>{texts.choosing}</Chip>;
  const text = guess === 'higher' ? texts.more : texts.less;
  if (isLocked) {
    return (
      <Chip color="var(--leaf-400)" icon={Check}>
        {text}
        <span className="sr">, {texts.lockedIn}</span>
      </Chip>
    );
  }
  const isMore = guess === 'higher';
  return (
    <Chip color={isMore ? 'var(--gold-400)' : 'var(--teal-400)'} icon={isMore ? ArrowUp : ArrowDown}>
      {text}
    </Chip>
  );
}
