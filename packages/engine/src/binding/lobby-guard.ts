import type * as z from 'zod/mini';
import type { VersusGame } from '../define-game.ts';
import type { LobbyGameTypes } from '../lobby/lobby-game.ts';
import type { LobbyTypes } from '../lobby/rules.ts';
import type { LobbyState } from '../lobby/state.ts';
import type { ErrorCode } from '../wire/errors.ts';
import type { AccountId } from '../wire/ids.ts';
import type { lobbyCommands } from '../wire/lobbies.ts';
import type { Caller, RoomCreation } from './binding.ts';

/** Identifies one lobby under its present password: the same id can be used again after a lobby is closed. */
export type LobbyKey = {
  readonly lobbyId: string;
  readonly openedAt: number;
  readonly password: string | null;
};

/** Ids, passwords, access tokens and rate limits of the lobbies of all games. Implemented by the server. */
export type LobbyGuard = {
  /**
   * Creates a lobby with these settings and the caller on the first seat. Refuses with `too_many_requests` an account that
   * creates too many, with `lobby_name_not_allowed` a name that the filter rejects.
   */
  createLobby<T extends LobbyGameTypes>(
    settings: T['settings'],
    password: string | null | undefined,
    caller: Caller,
  ): Promise<RoomCreation<LobbyTypes<T>> | ErrorCode>;
  /** Why a lobby may not have this name; undefined if it may. */
  checkName(name: string): Promise<ErrorCode | undefined>;
  /** The strength of an account in a game, on the scale of the bots. */
  ratingOf(game: VersusGame, account: AccountId): Promise<number>;
  /** Encrypts a password. */
  encrypt(password: string): string;
  /** Why a caller who is not in the lobby may not enter; undefined if they may. A missing password does not count as an attempt. */
  admit<T extends LobbyGameTypes>(
    state: LobbyState<T>,
    payload: z.infer<(typeof lobbyCommands)['joinLobby']>,
    caller: Caller,
  ): ErrorCode | undefined;
  /** The token with which a seated player enters again without the password, until the password is changed. */
  tokenFor(lobby: LobbyKey, account: AccountId): string;
  /** Decrypts a password; undefined if it cannot be decrypted. */
  decrypt(sealedPassword: string): string | undefined;
};
