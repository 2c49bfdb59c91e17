import { useCallback } from 'react';
import type { LobbySite } from './lobby-games.ts';

/** Tells whether the address that the browser is at now belongs to the lobby: its room or its game. */
export function useStaysInLobby(site: LobbySite, lobbyId: string): () => boolean {
  return useCallback(
    () => [site.roomPath(lobbyId), site.gamePath(lobbyId)].includes(window.location.pathname),
    [site, lobbyId],
  );
}
