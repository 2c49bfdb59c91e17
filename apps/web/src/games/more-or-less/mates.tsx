import type { MoreOrLessState as Game, Guess } from '@hub/protocol/realtime/more-or-less';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { moreOrLessTexts as texts } from '../../messages/more-or-less.ts';
import { Avatar } from '../../ui/emblem/avatar.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { Username } from '../../ui/text/username.tsx';
import styles from './mates.module.css';

interface Props {
  readonly game: Game;
}

/** Who plays together, and what each picks at the moment. */
export function Mates({ game: { players, lockedGuess } }: Props) {
  return (
    <ul aria-label={texts.mates} className={styles['mates']}>
      {players.map(({ id, name, usernameEffect, guess }) => (
        <li key={id} className={styles['mate']}>
          <Avatar id={id} name={name} />
          <div className={styles['words']}>
            <b className={styles['name']}>
              <Username name={name} effect={usernameEffect} />
            </b>
            <Pick guess={guess} isLocked={lockedGuess !== null && guess === lockedGuess} />
          </div>
        </li>
      ))}
    </ul>
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
