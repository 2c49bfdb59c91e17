import { LOBBY_PHRASES, type LobbyPhrase, PHRASE_PAUSE_MS } from '@hub/engine/wire/lobbies';
import { Button } from '@hub/ui/controls/button.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import styles from './phrases.module.css';
import { lobbyRoomPhrases } from './texts.ts';

interface Props {
  readonly isBlocked: boolean;
  readonly onSay: (phrase: LobbyPhrase) => void;
}

/** Buttons with the phrases that players say to each other while they wait. */
export function Phrases({ isBlocked, onSay }: Props) {
  const [isResting, setIsResting] = useState(false);
  const say = (phrase: LobbyPhrase): void => {
    if (isResting) return;
    onSay(phrase);
    setIsResting(true);
    setTimeout(() => setIsResting(false), PHRASE_PAUSE_MS);
  };
  return (
    <fieldset aria-label={t`Say to the others`} className={styles['phrases']}>
      {LOBBY_PHRASES.map((phrase) => (
        // Stays enabled while it rests: a disabled button would lose the keyboard's focus.
        <Button
          key={phrase}
          size="small"
          variant="ghost"
          disabled={isBlocked}
          aria-disabled={isResting}
          onClick={() => say(phrase)}
        >
          {t(lobbyRoomPhrases[phrase])}
        </Button>
      ))}
    </fieldset>
  );
}

/** A phrase beside the player who has just said it. */
export const Bubble = ({ phrase }: { readonly phrase: LobbyPhrase }) => (
  <span className={styles['bubble']} aria-hidden>
    {t(lobbyRoomPhrases[phrase])}
  </span>
);
