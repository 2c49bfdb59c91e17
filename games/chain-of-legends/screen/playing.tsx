import { pictureUrl } from '@hub/ui/screens/content.ts';
import { ChainGame, type ChainPlay } from './chain-game.tsx';

export { chainOfLegends as endpoint } from '../game.ts';
export { isMyTurn, isUnanswered } from './chain-view.ts';

/** A game of Chain of Legends. */
export function Playing(props: ChainPlay) {
  const { content, lobbyId, me, send, state } = props;
  return (
    <ChainGame
      {...props}
      portraitSrc={(image) => pictureUrl(content, 'champion', image)}
      onSubmit={(champion) =>
        send({ action: 'submitChampion', payload: { lobbyId, playerId: me, champion, turn: state.turn } })
      }
    />
  );
}
