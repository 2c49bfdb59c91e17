import type * as z from 'zod/mini';
import type { LobbyGameTypes } from '../lobby/lobby-game.ts';
import type { LobbyTypes } from '../lobby/rules.ts';
import type { LobbyState } from '../lobby/state.ts';
import type { ErrorCode } from '../wire/errors.ts';
import type { AccountId } from '../wire/ids.ts';
import type { lobbyCommands } from '../wire/lobbies.ts';
import type { Caller, RoomCreation } from './binding.ts';

/** A lobby of one creation: an id can be given again after the lobby is gone. */
export type LobbyKey = { readonly lobbyId: string; readonly openedAt: number };

/** Guards the lobbies of all games: ids, passwords, access tokens and limits. The server makes it. */
export type LobbyGuard = {
  /**
   * A new lobby with these settings, its creator in the first seat; `too_many_requests` for an account that creates too
   * many, `lobby_name_not_allowed` for a name that the filter refuses.
   */
  createLobby<T extends LobbyGameTypes>(
    settings: T['settings'],
    password: string | null | undefined,
    caller: Caller,
  ): Promise<RoomCreation<LobbyTypes<T>> | ErrorCode>;
  /** Why a newcomer may not enter; undefined for one who may. Asking without a password does not count as a try. */
  admit<T extends LobbyGameTypes>(
    state: LobbyState<T>,
    payload: z.infer<(typeof lobbyCommands)['joinLobby']>,
    caller: Caller,
  ): ErrorCode | undefined;
  /** The token that lets a seated player in again. */
  tokenFor(lobby: LobbyKey, account: AccountId): string;
  /** The password that was sealed; undefined when it cannot be read. */
  unseal(sealedPassword: string): string | undefined;
};
