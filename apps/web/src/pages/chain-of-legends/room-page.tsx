import { chainOfLegends } from '@hub/chain-of-legends/game.ts';
import { useKeptSocket } from '@hub/ui/net/use-kept-socket.ts';
import { chainSite } from '../lobbies/lobby-games.ts';
import { LobbyRoom } from '../lobbies/room.tsx';

/** A lobby of Chain of Legends. */
export function ChainRoomPage() {
  return <LobbyRoom site={chainSite} link={useKeptSocket(chainOfLegends)} />;
}
