import { type ChainState, chainOfLegends } from '@hub/chain-of-legends/game.ts';
import { ChainGame } from '@hub/chain-of-legends/screen/chain-game.tsx';
import { isMyTurn } from '@hub/chain-of-legends/screen/chain-view.ts';
import { useKeptSocket } from '@hub/ui/net/use-kept-socket.ts';
import { useParams } from 'react-router';
import type { LobbyGameState } from '../../features/lobby/lobby-link.ts';
import { useTurnSignal } from '../../features/lobby/turn-signal.ts';
import { portraitUrl } from '../../features/page-settings/content-network.ts';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { lobbyTexts } from '../../messages/lobby.ts';
import { chainSite } from '../lobbies/lobby-games.ts';
import { partingOf } from '../lobbies/parting.tsx';
import { useGamePage } from '../lobbies/use-game-page.ts';
import { WaitingForPlayers } from '../lobbies/waiting-for-players.tsx';

const isChain = (state: LobbyGameState): state is ChainState => 'usedChampions' in state;

/** A game of Chain of Legends, with its connection, the player and the sounds. */
export function ChainGamePage() {
  const { id: lobbyId = '' } = useParams();
  const connection = useKeptSocket(chainOfLegends);
  const { player_id: me } = usePlayer();
  const settings = usePageSettings();
  const { playCue } = useSound();
  const game = useGamePage({ site: chainSite, lobbyId, link: connection, isOwn: isChain });
  const { state } = game;
  useTurnSignal({
    isMyTurn: state !== undefined && isMyTurn(state, me),
    text: lobbyTexts.turn.title,
    play: () => playCue('ingameNotification'),
  });
  const parting = partingOf(connection);
  if (parting) return parting;
  if (state === undefined) return <WaitingForPlayers names={game.waitingFor} />;
  return (
    <ChainGame
      state={state}
      endsAt={game.endsAt}
      me={me}
      isAway={connection.state !== 'open'}
      refusal={game.refusal}
      portraitSrc={(image) => portraitUrl(settings, image)}
      play={playCue}
      onSubmit={(champion) =>
        connection.send({ action: 'submitChampion', payload: { lobbyId, playerId: me, champion } })
      }
      onPlayAgain={game.playAgain}
      onHome={game.goHome}
    />
  );
}
