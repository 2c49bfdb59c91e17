import { randomInt } from 'node:crypto';
import type { LobbyTypes } from '@hub/games/lobby/rules';
import type { LobbyState } from '@hub/games/lobby/state';
import type { TableGameTypes } from '@hub/games/lobby/table-game';
import type { ErrorCode } from '@hub/protocol/errors';
import type { AccountId } from '@hub/protocol/ids';
import { LOBBY_CREATIONS, LOBBY_PASSWORD_TRIES, LOBBY_PASSWORD_TRIES_OF_ALL } from '@hub/protocol/limits';
import type { lobbyCommands } from '@hub/protocol/realtime/lobbies';
import type * as z from 'zod/mini';
import { type AccessTokens, createAccessTokens } from '../../domain/lobbies/access-tokens.ts';
import { MinuteTally } from '../../domain/lobbies/minute-tally.ts';
import { createLobbyPasswords, type LobbyPasswords } from '../../domain/lobbies/passwords.ts';
import { containsSlur } from '../../domain/names/slur-filter.ts';
import type { Secret } from '../../platform/secret.ts';
import type { Caller, Foundation } from '../rooms/game.ts';

/** What guards the lobbies of both games. */
export type LobbyGuard = {
  readonly passwords: LobbyPasswords;
  readonly tokens: AccessTokens;
  /** Wrong passwords of an account, over all lobbies. */
  readonly mistakes: MinuteTally<AccountId>;
  /** Wrong passwords at a lobby, of all accounts. */
  readonly mistakesAt: MinuteTally<string>;
  /** Lobbies created. */
  readonly creations: MinuteTally<AccountId>;
};

export const createLobbyGuard = (secret: Secret): LobbyGuard => ({
  passwords: createLobbyPasswords(secret),
  tokens: createAccessTokens(secret),
  mistakes: new MinuteTally(LOBBY_PASSWORD_TRIES),
  mistakesAt: new MinuteTally(LOBBY_PASSWORD_TRIES_OF_ALL),
  creations: new MinuteTally(LOBBY_CREATIONS),
});

/** Letters and digits that nobody takes for another: no 0 and O, no 1, I and L. */
const ID_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const ID_LENGTH = 6;

/** An id that can be read aloud. */
export const drawLobbyId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');

/**
 * A new lobby with these settings, its creator in the first seat; `too_many_requests` for an account that creates too many.
 * A name that is refused counts as one.
 */
export async function foundLobby<T extends TableGameTypes>(
  { passwords, creations }: LobbyGuard,
  settings: T['settings'],
  password: string | null | undefined,
  { player: { accountId }, now }: Caller,
): Promise<Foundation<LobbyTypes<T>> | ErrorCode> {
  if (creations.isFull(accountId, now)) return 'too_many_requests';
  creations.note(accountId, now);
  if (await containsSlur(settings.name)) return 'lobby_name_not_allowed';
  const sealedPassword = typeof password === 'string' ? passwords.seal(password) : null;
  return { drawId: drawLobbyId, create: async () => ({ options: { settings, sealedPassword }, seats: 1 }) };
}

/** Why no newcomer can come in, whoever it is. */
export function mayJoin<T extends TableGameTypes>({
  phase,
  players,
  settings,
}: LobbyState<T>): ErrorCode | undefined {
  if (phase !== 'open') return 'game_started';
  return players.length >= settings.maxPlayers ? 'lobby_full' : undefined;
}

/** Newcomers need the password. To ask without one is no try; it is how a link learns that there is one. */
export function admit<T extends TableGameTypes>(
  { passwords, tokens, mistakes, mistakesAt }: LobbyGuard,
  state: LobbyState<T>,
  { lobbyId, password, accessToken }: z.infer<(typeof lobbyCommands)['joinLobby']>,
  { player: { accountId }, now }: Caller,
): ErrorCode | undefined {
  const closed = mayJoin(state);
  const { sealedPassword, openedAt } = state;
  if (closed !== undefined || sealedPassword === null) return closed;
  const wasLetIn =
    typeof accessToken === 'string' && tokens.isValid(accessToken, { lobbyId, openedAt }, accountId);
  if (wasLetIn) return undefined;
  if (typeof password !== 'string' || password === '') return 'wrong_password';
  if (mistakes.isFull(accountId, now) || mistakesAt.isFull(lobbyId, now)) return 'too_many_requests';
  if (passwords.matches(sealedPassword, password)) return undefined;
  mistakes.note(accountId, now);
  mistakesAt.note(lobbyId, now);
  return 'wrong_password';
}
