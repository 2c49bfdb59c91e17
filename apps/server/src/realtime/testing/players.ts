import type { Player } from '@hub/engine/binding/player';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { Authenticate, PlayersOf } from '@hub/features/accounts/server.ts';

/** The test player with a number from 0 to 999. */
export const testPlayer = (number: number): Player => ({
  accountId: `01890000-0000-7000-8000-000000000${String(number).padStart(3, '0')}` as AccountId,
  playerId: `player_${String(number).padStart(5, '0')}` as PlayerId,
  name: `Player ${number}`,
  usernameEffect: null,
});

/** Returns the players of accounts of `testPlayer`. */
export const playersOfTest: PlayersOf = async (accounts) =>
  accounts.map((account) => testPlayer(Number(account.slice(-3))));

/** The token of a test player for `authenticateTestPlayer`. */
export const testToken = (number: number): string => `test.${number}`;

/** Accepts the tokens of `testToken`; `revoked` is a revoked token. */
export const authenticateTestPlayer: Authenticate = async (token) => {
  if (token === 'revoked') return { ok: false, code: 'token_revoked' };
  const number = /^test\.(\d{1,3})$/.exec(token)?.[1];
  return number === undefined
    ? { ok: false, code: 'unauthorized' }
    : { ok: true, player: testPlayer(Number(number)), tokenVersion: 0 };
};
