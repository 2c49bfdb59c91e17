import type { LobbyPhrase } from '@hub/engine/wire/lobbies';
import { useState } from 'react';

/** Something that a player has just said. */
export interface Said {
  readonly playerId: string;
  readonly playerName: string;
  readonly phrase: LobbyPhrase;
}

/** How long a phrase stays. */
export const PHRASE_SHOWN_MS = 5_000;

/** What was said in the last seconds, oldest first, one phrase of each player; and the function that adds to it. */
export function usePhrases(): [said: readonly Said[], showPhrase: (phrase: Said) => void] {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const showPhrase = (phrase: Said): void => {
    setSaid((before) => [...before.filter(({ playerId }) => playerId !== phrase.playerId), phrase]);
    setTimeout(() => setSaid((before) => before.filter((other) => other !== phrase)), PHRASE_SHOWN_MS);
  };
  return [said, showPhrase];
}
