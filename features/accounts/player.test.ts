import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { expect, it } from 'vitest';
import { type AccountsDeps, createAccounts } from './accounts.ts';
import type { StoredAccount } from './ports.ts';

const stored = (name: string, cssClass?: string): StoredAccount => ({
  id: `account of ${name}` as AccountId,
  playerId: `player ${name}` as PlayerId,
  name,
  googleSub: undefined,
  tokenVersion: 0,
  createdAt: 0,
  isDeleted: false,
  isHidden: false,
  language: undefined,
  eraseAt: undefined,
  suspendedUntil: undefined,
  activeUsernameEffect: cssClass === undefined ? undefined : { id: 'owned', name: 'Frost Effect', cssClass },
  activeProfileIcon: undefined,
});

const accounts = [stored('Ahri', 'frost'), stored('Braum')];
const { playersOf } = createAccounts({
  store: {
    byIds: async (ids: readonly AccountId[]) => accounts.filter(({ id }) => ids.includes(id)),
  },
} as unknown as AccountsDeps);

it('playersOf returns the players of accounts in order, with their active effects', async () => {
  const ids = accounts.map(({ id }) => id).toReversed();
  expect(await playersOf(ids)).toEqual([
    { accountId: ids[0], playerId: 'player Braum', name: 'Braum', usernameEffect: null },
    { accountId: ids[1], playerId: 'player Ahri', name: 'Ahri', usernameEffect: 'frost' },
  ]);
  await expect(playersOf(['nobody' as AccountId])).rejects.toThrow('has no account');
});
