import type { CommandOf } from '@hub/engine/wire/envelope';
import { pictureUrl } from '@hub/ui/screens/content.ts';
import type { VersusPlayProps } from '@hub/ui/screens/play-props.ts';
import { useMemo } from 'react';
import type { ClashState, cooldownClash } from '../game.ts';
import { ClashGame } from './clash-game.tsx';
import { spellTextFrom } from './spell-text.ts';

export { cooldownClash as endpoint } from '../game.ts';

type Props = VersusPlayProps<ClashState, CommandOf<typeof cooldownClash>>;

/** Whether the player still has to guess. */
export const isMyTurn = ({ action, gameOver, players }: ClashState, me: string): boolean =>
  action === 'countdown' && !gameOver && players.some(({ id, hasGuessed }) => id === me && !hasGuessed);

/** A game of Cooldown Clash. */
export function Playing(props: Props) {
  const { content, lobbyId, me, send } = props;
  return (
    <ClashGame
      {...props}
      fetchSpellText={useMemo(() => spellTextFrom(content), [content])}
      portraitSrc={(image) => pictureUrl(content, 'champion', image)}
      spellSrc={(image) => pictureUrl(content, 'spell', image)}
      onGuess={(guess) => send({ action: 'submitGuess', payload: { lobbyId, playerId: me, guess } })}
    />
  );
}
