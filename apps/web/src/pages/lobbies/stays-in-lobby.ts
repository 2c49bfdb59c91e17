import type { VersusScreen } from '@hub/ui/screens/screen.ts';
import { useCallback } from 'react';
import { lobbyPaths } from '../../links/paths.ts';

/** Returns a check whether the browser's current address belongs to the lobby: its room or its game. */
export function useStaysInLobby(screen: VersusScreen, lobbyId: string): () => boolean {
  return useCallback(
    () => Object.values(lobbyPaths(screen, lobbyId)).includes(window.location.pathname),
    [screen, lobbyId],
  );
}
