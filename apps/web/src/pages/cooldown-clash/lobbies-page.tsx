import { cooldownClash } from '@hub/cooldown-clash/game.ts';
import { useKeptSocket } from '@hub/ui/net/use-kept-socket.ts';
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
