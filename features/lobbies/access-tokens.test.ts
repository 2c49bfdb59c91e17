import type { AccountId } from '@hub/engine/wire/ids';
import { secretFrom } from '@hub/server/platform/secret.ts';
import { expect, it } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';

const tokens = createAccessTokens(secretFrom('a secret of the tests'));
const lobby = { lobbyId: 'ABC234', openedAt: 1_000, password: 'nashor' };
const account = 'account 1' as AccountId;

it('an access token is valid for one lobby, one password and one account only', () => {
  const token = tokens.issue(lobby, account);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(tokens.isValid(token, lobby, account)).toBe(true);
  expect(tokens.isValid(token, lobby, 'account 2' as AccountId)).toBe(false);
  expect(tokens.isValid(token, { ...lobby, lobbyId: 'ABC235' }, account)).toBe(false);
  expect(tokens.isValid(token, { ...lobby, openedAt: 1_001 }, account)).toBe(false);
  for (const password of ['herald', null])
    expect(tokens.isValid(token, { ...lobby, password }, account)).toBe(false);
  const others = createAccessTokens(secretFrom('another secret!'));
  for (const forged of ['', 'x', token.slice(1), `${token}A`, others.issue(lobby, account)])
    expect(tokens.isValid(forged, lobby, account)).toBe(false);
});
