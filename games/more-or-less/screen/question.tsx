import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { MoreOrLessState as Game, Guess } from '../game.ts';
import styles from './question.module.css';

interface Props {
  readonly canGuess: boolean;
  readonly ownGuess: Guess | undefined;
  /** In coop: the players, whose heads lie on what they have picked. */
  readonly players: readonly Pick<Game['players'][number], 'id' | 'name' | 'guess'>[];
  /** Whether the guess has not reached the server yet. */
  readonly isSending: boolean;
  /** Shown instead of the keys. */
  readonly hint?: string | undefined;
  readonly onGuess: (guess: Guess) => void;
}

/** Asks whether the price is higher or lower; answered by buttons or arrow keys. */
export function Question({ canGuess, ownGuess, players, isSending, hint, onGuess }: Props) {
  useArrowKeys(canGuess, onGuess);
  const answer = (guess: Guess, text: string) => (
    <Button
      variant={guess === 'higher' ? 'gold' : 'teal'}
      size="large"
      icon={guess === 'higher' ? ArrowUp : ArrowDown}
      aria-pressed={ownGuess === guess}
      disabled={!canGuess}
      data-sending={(isSending && ownGuess === guess) || undefined}
      className={classNames(styles['answer'], ownGuess === guess && styles['own'])}
      onClick={() => onGuess(guess)}
    >
      {text}
      {players.map(
        (player, seat) =>
          player.guess === guess && (
            <Avatar
              key={player.id}
              id={player.id}
              size={36}
              className={classNames(styles['pick'], seat === 0 && styles['first'])}
            />
          ),
      )}
    </Button>
  );
  return (
    <>
      <div className={styles['question']}>
        {answer('higher', t`More`)}
        {answer('lower', t`Less`)}
      </div>
      {hint === undefined ? (
        <p className={styles['keys']}>{t`Arrow up means More, arrow down means Less.`}</p>
      ) : (
        <p className={styles['hint']}>{hint}</p>
      )}
    </>
  );
}

const KEYS: Readonly<Record<string, Guess>> = { ArrowUp: 'higher', ArrowDown: 'lower' };

/** Handles arrow keys on the whole page, except in dialogs and in controls that use them. */
function useArrowKeys(canGuess: boolean, onGuess: (guess: Guess) => void): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const guess = KEYS[event.key];
    const isOurs = !event.repeat && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (guess === undefined || !isOurs || usesArrows(event.target)) return;
    event.preventDefault();
    onGuess(guess);
  });
  useEffect(() => {
    if (!canGuess) return undefined;
    const listen = (event: KeyboardEvent) => answer(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [canGuess]);
}

const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [role="tablist"]') !== null;
