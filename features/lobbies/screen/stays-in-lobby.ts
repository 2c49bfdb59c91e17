import type { VersusScreen } from '@hub/ui/screens/screen.ts';
import { lobbyPaths } from '@hub/web/links/paths.ts';
import { useCallback } from 'react';

/** Returns a check whether the browser's current address belongs to the lobby: its room or its game. */
export function useStaysInLobby(screen: VersusScreen, lobbyId: string): () => boolean {
  return useCallback(
    () => Object.values(lobbyPaths(screen, lobbyId)).includes(window.location.pathname),
    [screen, lobbyId],
  );
}
