import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { screen, within } from '@testing-library/react';
import { chainLobby, LOBBY } from './lobbies.ts';
import { visit } from './visit.tsx';

export const ROOM = '/chainOfLegends/lobby/ABC234';
/** Storage key of the lobby's access token. */
export const PASS = 'hub.lobby.chain';
/** The server's answer to a player who gets a seat, without the lobby. */
export const seated = { lobbyId: LOBBY, accessToken: 'pass-1', password: null, gameState: null } as const;

export const button = (name: string) => screen.getByRole('button', { name });
/** The list items of the players in the room, in seat order. */
export const seats = () => within(screen.getByRole('region', { name: 'Players' })).getAllByRole('listitem');
export const seatOf = (name: string) => {
  const found = seats().find(({ textContent }) => textContent?.includes(name));
  if (found === undefined) throw new Error(`${name} has no seat`);
  return found;
};

/** Opens the room as a player with an access token; the socket is connected. */
export async function openRoom(at = ROOM, key = PASS) {
  localStorage.setItem(key, JSON.stringify({ lobbyId: LOBBY, accessToken: 'pass-0' }));
  const page = visit(at);
  await page.server.accept();
  return page;
}

/** Opens the room of Chain of Legends with this lobby. */
export async function openRoomWithLobby(
  lobby: Parameters<typeof chainLobby>[0] = {},
  password: string | null = null,
) {
  const page = await openRoom();
  await page.server.tell({
    action: 'joinedLobby',
    payload: { ...seated, password, lobbyData: chainLobby(lobby) },
  });
  await advanceTime(500);
  page.clearSent();
  return page;
}
