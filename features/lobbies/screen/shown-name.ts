import type { LobbyData } from '@hub/engine/wire/lobbies';
import { playerInQuickName, QUICK_LOBBY_NAME } from '@hub/engine/wire/lobby-form';
import { t } from '@lingui/core/macro';

/** A lobby's name as it is shown: the server names those of quick play in English, which pages say in their language. */
export function shownName({ name, quickPlay }: Pick<LobbyData, 'name' | 'quickPlay'>): string {
  if (quickPlay !== true) return name;
  if (name === QUICK_LOBBY_NAME) return t`Quick play`;
  const player = playerInQuickName(name);
  return player === undefined ? name : t`${player}'s Lobby`;
}
