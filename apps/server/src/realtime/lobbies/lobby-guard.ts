import { randomInt } from 'node:crypto';
import { mayJoin } from '@hub/engine/binding/lobbies';
import type { LobbyGuard } from '@hub/engine/binding/lobby-guard';
import type { AccountId } from '@hub/engine/wire/ids';
import { LOBBY_CREATIONS, LOBBY_PASSWORD_TRIES, LOBBY_PASSWORD_TRIES_OF_ALL } from '@hub/engine/wire/limits';
import { createAccessTokens } from '../../domain/lobbies/access-tokens.ts';
import { MinuteRateLimit } from '../../domain/lobbies/minute-rate-limit.ts';
import { createLobbyPasswords } from '../../domain/lobbies/passwords.ts';
import { containsSlur } from '../../domain/names/slur-filter.ts';
import type { Secret } from '../../platform/secret.ts';

/** Letters and digits that cannot be mistaken for another: no 0 and O, no 1, I and L. */
const ID_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const ID_LENGTH = 6;

/** An id that can be read aloud. */
export const drawLobbyId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');

/** The guard of all lobbies of this server. Counts a minute back, by account and by lobby, over all games. */
export function createLobbyGuard(secret: Secret): LobbyGuard {
  const passwords = createLobbyPasswords(secret);
  const tokens = createAccessTokens(secret);
  const mistakes = new MinuteRateLimit<AccountId>(LOBBY_PASSWORD_TRIES);
  const mistakesAt = new MinuteRateLimit<string>(LOBBY_PASSWORD_TRIES_OF_ALL);
  const creations = new MinuteRateLimit<AccountId>(LOBBY_CREATIONS);
  return {
    async found(settings, password, { player: { accountId }, now }) {
      if (creations.isFull(accountId, now)) return 'too_many_requests';
      // A name that is refused counts as a creation.
      creations.record(accountId, now);
      if (await containsSlur(settings.name)) return 'lobby_name_not_allowed';
      const sealedPassword = typeof password === 'string' ? passwords.seal(password) : null;
      return {
        drawId: drawLobbyId,
        create: async () => ({ options: { settings, sealedPassword }, seats: 1 }),
      };
    },
    admit(state, { lobbyId, password, accessToken }, { player: { accountId }, now }) {
      const closed = mayJoin(state);
      const { sealedPassword, openedAt } = state;
      if (closed !== undefined || sealedPassword === null) return closed;
      const wasLetIn =
        typeof accessToken === 'string' && tokens.isValid(accessToken, { lobbyId, openedAt }, accountId);
      if (wasLetIn) return undefined;
      if (typeof password !== 'string' || password === '') return 'wrong_password';
      if (mistakes.isFull(accountId, now) || mistakesAt.isFull(lobbyId, now)) return 'too_many_requests';
      if (passwords.matches(sealedPassword, password)) return undefined;
      mistakes.record(accountId, now);
      mistakesAt.record(lobbyId, now);
      return 'wrong_password';
    },
    tokenFor: (lobby, account) => tokens.issue(lobby, account),
    unseal: (sealed) => passwords.unseal(sealed),
  };
}
