import { cooldownClash } from '@hub/protocol/realtime/cooldown-clash';
import { useKeptSocket } from '../../net/use-kept-socket.ts';
import { cooldownSite } from '../lobbies/lobby-games.ts';
import { LobbyRoom } from '../lobbies/room.tsx';

/** A lobby of Cooldown Clash. */
export function ClashRoomPage() {
  return <LobbyRoom site={cooldownSite} link={useKeptSocket(cooldownClash)} />;
}
