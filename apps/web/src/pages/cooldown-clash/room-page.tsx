import { cooldownClash } from '@hub/cooldown-clash/game.ts';
import { useKeptSocket } from '@hub/ui/net/use-kept-socket.ts';
import { cooldownSite } from '../lobbies/lobby-games.ts';
import { LobbyRoom } from '../lobbies/room.tsx';

/** A lobby of Cooldown Clash. */
export function ClashRoomPage() {
  return <LobbyRoom site={cooldownSite} link={useKeptSocket(cooldownClash)} />;
}
