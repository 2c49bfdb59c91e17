import { randomInt } from 'node:crypto';
import type { LobbyGuard } from '@hub/engine/binding/lobby-guard';
import { joinRefusal } from '@hub/engine/binding/quick-play';
import { FIRST_RATING } from '@hub/engine/binding/rating';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { AccountId } from '@hub/engine/wire/ids';
import { createAccessTokens } from '@hub/features/lobbies/access-tokens.ts';
import { createLobbyPasswords } from '@hub/features/lobbies/passwords.ts';
import { refusesName } from '@hub/features/names/name-filter.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import { LobbyLimits } from './lobby-limits.ts';

/** Letters and digits without those that look alike: 0 and O; 1, I and L. */
const ID_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const ID_LENGTH = 6;

/** A short random id that players can read to each other. */
export const generateLobbyId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');

/** How well an account plays a game, by the game's name in the feed; undefined before its first game. */
export type RatingOf = (account: AccountId, game: string) => Promise<number | undefined>;

/** Creates the guard of all lobbies. */
export function createLobbyGuard(
  secret: Secret,
  limits = new LobbyLimits(),
  refuses: (name: string) => Promise<boolean> = refusesName,
  ratings: RatingOf = async () => undefined,
): LobbyGuard {
  const checkName = async (name: string): Promise<ErrorCode | undefined> =>
    (await refuses(name)) ? 'lobby_name_not_allowed' : undefined;
  const passwords = createLobbyPasswords(secret);
  const tokens = createAccessTokens(secret);
  return {
    checkName,
    ratingOf: async (game, account) => (await ratings(account, game.names.feed)) ?? FIRST_RATING.rating,
    encrypt: (password) => passwords.encrypt(password),
    async createLobby(settings, password, { player: { accountId }, now }) {
      if (!limits.mayCreate(accountId, now)) return 'too_many_requests';
      // A creation with a refused name counts as well.
      limits.recordCreation(accountId, now);
      const refusal = await checkName(settings.name);
      if (refusal !== undefined) return refusal;
      const sealedPassword = typeof password === 'string' ? passwords.encrypt(password) : null;
      return {
        generateId: generateLobbyId,
        create: async () => ({ options: { settings, sealedPassword }, seats: 1 }),
      };
    },
    admit(state, { lobbyId, password, accessToken }, { player: { accountId }, now }) {
      const closed = joinRefusal(state);
      const { sealedPassword, openedAt } = state;
      if (closed !== undefined || sealedPassword === null) return closed;
      const lobby = { lobbyId, openedAt, password: passwords.decrypt(sealedPassword) ?? null };
      if (typeof accessToken === 'string' && tokens.isValid(accessToken, lobby, accountId)) return undefined;
      if (typeof password !== 'string' || password === '') return 'wrong_password';
      if (!limits.mayTryPassword(accountId, lobbyId, now)) return 'too_many_requests';
      if (passwords.matches(sealedPassword, password)) return undefined;
      limits.recordWrongPassword(accountId, lobbyId, now);
      return 'wrong_password';
    },
    tokenFor: (lobby, account) => tokens.issue(lobby, account),
    decrypt: (encrypted) => passwords.decrypt(encrypted),
  };
}
