import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { t } from '@lingui/core/macro';
import { WifiOff } from 'lucide-react';
import type { MoreOrLessState as Game } from '../game.ts';
import { MateLine } from './mate-line.tsx';
import styles from './mates.module.css';
import { matesOf, pickOf } from './view-model.ts';

interface Props {
  readonly game: Game;
  /** When the game state was received (`performance.now()`). */
  readonly receivedAt: number;
}

/** The two players facing each other, whether they agree, and how long the seat of an absent mate is held. */
export function Mates({ game: { players }, receivedAt }: Props) {
  return (
    <div className={styles['pair']}>
      <ul aria-label={t`Players`} className={styles['mates']}>
        {players.map(({ id, name, usernameEffect, timeToReturn }) => (
          <li
            key={id}
            className={classNames('cut', styles['mate'], timeToReturn !== null && styles['absent'])}
          >
            <Avatar id={id} size={48} />
            <div className={styles['words']}>
              <b className={styles['name']}>
                <Username name={name} effect={usernameEffect} wraps={timeToReturn === null} />
              </b>
              {timeToReturn !== null && <Away timeToReturn={timeToReturn} receivedAt={receivedAt} />}
            </div>
          </li>
        ))}
      </ul>
      <MateLine guesses={players.map(({ guess }) => guess)} />
    </div>
  );
}

/** Shows how many seconds an absent mate's seat is held. `MatePicks` informs screen readers, once. */
function Away({ timeToReturn, receivedAt }: { readonly timeToReturn: number; readonly receivedAt: number }) {
  const remainingMs = Math.min(timeToReturn, useRemaining(receivedAt + timeToReturn));
  return (
    <Chip color="var(--danger)" icon={WifiOff} className={styles['away']}>
      {t`Away, ${{ seconds: Math.ceil(remainingMs / 1_000) }} s to return`}
    </Chip>
  );
}

/** Announces the mate's pick and absence to screen readers; sighted users see the chips. */
export function MatePicks({ game, ownId }: { readonly game: Game; readonly ownId: string }) {
  const sentences = matesOf(game, ownId).flatMap(({ name, guess, timeToReturn }) => [
    ...(guess === null ? [] : [t`${{ name: isolated(name) }} picks ${{ pick: pickOf(guess) }}.`]),
    ...(timeToReturn === null ? [] : [t`${{ name: isolated(name) }} has lost the connection.`]),
  ]);
  return <output className="sr">{game.phase === 'guessing' && sentences.join(' ')}</output>;
}
