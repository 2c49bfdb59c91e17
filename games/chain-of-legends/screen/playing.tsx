import type { CommandOf } from '@hub/engine/wire/envelope';
import { pictureUrl } from '@hub/ui/screens/content.ts';
import type { VersusPlayProps } from '@hub/ui/screens/play-props.ts';
import type { ChainState, chainOfLegends } from '../game.ts';
import { ChainGame } from './chain-game.tsx';

export { chainOfLegends as endpoint } from '../game.ts';
export { isMyTurn } from './chain-view.ts';
export { isUnanswered } from './unanswered.ts';

type Props = VersusPlayProps<ChainState, CommandOf<typeof chainOfLegends>>;

/** A game of Chain of Legends. */
export function Playing(props: Props) {
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
