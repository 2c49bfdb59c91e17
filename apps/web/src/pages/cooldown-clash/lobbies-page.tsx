import { cooldownClash } from '@hub/protocol/realtime/cooldown-clash';
import { useKeptSocket } from '../../net/use-kept-socket.ts';
import { cooldownSite } from '../lobbies/lobby-games.ts';
import { LobbyOverview } from '../lobbies/overview.tsx';

/** The lobbies of Cooldown Clash. */
export function ClashLobbiesPage() {
  const connection = useKeptSocket(cooldownClash);
  return (
    <LobbyOverview
      site={cooldownSite}
      link={connection}
      sendForm={({ own: winPoints, ...form }) =>
        connection.send({ action: 'createLobby', payload: { ...form, winPoints } })
      }
    />
  );
}
