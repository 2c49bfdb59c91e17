import type { CommandOf } from '@hub/engine/wire/envelope';
import { pictureUrl } from '@hub/ui/screens/content.ts';
import { useMemo } from 'react';
import type { ClashState, cooldownClash } from '../game.ts';
import { ClashGame, type ClashPlay } from './clash-game.tsx';
import { spellTextFrom } from './spell-text.ts';

export { cooldownClash as endpoint } from '../game.ts';

type Command = CommandOf<typeof cooldownClash>;

/** Whether the player still has to guess. */
export const isMyTurn = ({ action, gameOver, players }: ClashState, me: string): boolean =>
  action === 'countdown' && !gameOver && players.some(({ id, hasGuessed }) => id === me && !hasGuessed);

/** Whether the guess is for the round that still runs. A guess can be sent again: the last one counts. */
export const isUnanswered = (
  { action, payload }: Command,
  { action: phase, round, gameOver }: ClashState,
): boolean => action === 'submitGuess' && payload.round === round && phase === 'countdown' && !gameOver;

/** A game of Cooldown Clash. */
export function Playing(props: ClashPlay) {
  const { content, lobbyId, me, send, state } = props;
  return (
    <ClashGame
      {...props}
      fetchSpellText={useMemo(() => spellTextFrom(content), [content])}
      portraitSrc={(image) => pictureUrl(content, 'champion', image)}
      spellSrc={(image) => pictureUrl(content, 'spell', image)}
      onGuess={(guess) =>
        send({ action: 'submitGuess', payload: { lobbyId, playerId: me, guess, round: state.round } })
      }
    />
  );
}
