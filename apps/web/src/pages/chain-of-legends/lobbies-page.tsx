import { chainOfLegends } from '@hub/chain-of-legends/game.ts';
import { useKeptSocket } from '@hub/ui/net/use-kept-socket.ts';
import { chainSite } from '../lobbies/lobby-games.ts';
import { LobbyOverview } from '../lobbies/overview.tsx';

/** The lobbies of Chain of Legends. */
export function ChainLobbiesPage() {
  const connection = useKeptSocket(chainOfLegends);
  return (
    <LobbyOverview
      site={chainSite}
      link={connection}
      sendForm={({ own: lives, ...form }) =>
        connection.send({ action: 'createLobby', payload: { ...form, lives } })
      }
    />
  );
}
