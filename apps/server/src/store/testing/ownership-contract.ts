import type { AccountId } from '@hub/engine/wire/ids';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { accountId, addGuest, featuresOf, playerId } from './rows.ts';

const newcomer = (number: number) => ({
  id: accountId(number),
  playerId: playerId(number),
  name: `Player ${number}`,
  createdAt: number,
});

/** Sign-ins, recovery codes, closing and erasing of accounts. */
export const ownershipContract: Contract = (opened) => {
  it('links an account and a subject once each for concurrent calls', async () => {
    const { identities } = opened().store;
    const first = await addGuest(opened().store, 1);
    const second = await addGuest(opened().store, 2);
    const both = await Promise.all([identities.link(first, 'ada', 1), identities.link(second, 'ada', 1)]);
    expect(both.toSorted()).toEqual(['linked', 'taken']);
    const [owner, loser] = both[0] === 'linked' ? [first, second] : [second, first];
    expect(await identities.accountOf('ada')).toBe(owner);
    expect(await identities.link(owner, 'ada', 2)).toBe('linked');
    expect(await identities.link(owner, 'grace', 2)).toBe('other');
    expect(await identities.link(loser, 'grace', 2)).toBe('linked');
  });

  it('creates an account with its link, or nothing', async () => {
    const { identities, accounts } = opened().store;
    expect(await identities.createLinked(newcomer(1), 'ada')).toBe('created');
    expect(await identities.createLinked(newcomer(2), 'ada')).toBe('taken');
    expect(await accounts.byId(accountId(2))).toBeUndefined();
    expect(await accounts.byId(accountId(1))).toMatchObject({ googleSub: 'ada' });
  });

  it('lets one of concurrent calls use a flow or a recovery code', async () => {
    const { usedFlows, recoveryCodes } = opened().store;
    const id = await addGuest(opened().store);
    const times = { now: 1, expiresAt: 100 };
    const uses = await Promise.all([1, 2, 3].map(() => usedFlows.use('flow', times)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    await recoveryCodes.replace(id, ['a', 'b'], 5);
    const restored = await Promise.all([1, 2, 3].map(() => recoveryCodes.use('a', 6)));
    expect(restored.filter((answer) => answer === id)).toHaveLength(1);
    expect(restored.filter((answer) => answer === 'used')).toHaveLength(2);
    expect(await recoveryCodes.stateOf(id)).toEqual({ left: 1, madeAt: 5 });
    await recoveryCodes.replace(id, ['c'], 7);
    expect(await recoveryCodes.use('b', 8)).toBeUndefined();
    expect(await recoveryCodes.stateOf(id)).toEqual({ left: 1, madeAt: 7 });
  });

  it('lists accounts closed since a time by owner or host that are still closed', async () => {
    const { accountCare, administration } = opened().store;
    const [owned, hosted, kept, old] = [1, 2, 3, 4].map(accountId) as [
      AccountId,
      AccountId,
      AccountId,
      AccountId,
    ];
    for (const number of [1, 2, 3, 4, 5]) await addGuest(opened().store, number);
    await accountCare.close(owned, 10, 20);
    await administration.softDelete(hosted, 11);
    await accountCare.close(kept, 12, 20);
    await accountCare.reopen(kept);
    await accountCare.close(old, 9, 20);
    expect((await accountCare.closedSince(10, 50)).toSorted()).toEqual([owned, hosted]);
    expect(await accountCare.closedSince(12, 50)).toEqual([]);
  });

  it('reopens an account closed by its owner until it is erased', async () => {
    const { accounts, accountCare } = opened().store;
    const id = await addGuest(opened().store);
    expect(await accountCare.reopen(id)).toBe(false);
    await accountCare.close(id, 10, 20);
    expect(await accounts.byId(id)).toMatchObject({ isDeleted: true, eraseAt: 20 });
    expect(await accountCare.reopen(id)).toBe(true);
    expect(await accountCare.due(20)).toEqual([]);
    await accountCare.close(id, 11, 21);
    expect(await accountCare.due(20)).toEqual([]);
    expect(await accountCare.due(21)).toEqual([id]);
    await accountCare.erase(id, { name: 'Gone 1', playerId: playerId(9) }, 21);
    expect(await accountCare.reopen(id)).toBe(false);
    expect(await accountCare.due(99)).toEqual([]);
  });

  it('erases personal data and keeps the ledger', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    await store.identities.link(id, 'ada', 1);
    await store.recoveryCodes.replace(id, ['a'], 1);
    const grant = {
      accountId: id,
      amountEssence: 70,
      reason: 'grant' as const,
      reference: 'grant:1',
      note: 'Thanks',
      at: 2,
    };
    await featuresOf(store).ledger.append(grant);
    await store.accountCare.close(id, 10, 20);
    await store.accountCare.erase(id, { name: 'Gone 1', playerId: playerId(9) }, 20);
    expect(await store.accounts.byId(id)).toMatchObject({
      name: 'Gone 1',
      playerId: playerId(9),
      googleSub: undefined,
      isDeleted: true,
      tokenVersion: 2,
    });
    expect(await store.accounts.byPlayerId(playerId(1))).toBeUndefined();
    expect(await store.accountCare.exportOf(id)).toMatchObject({
      identities: [],
      recoveryCodes: [],
      ledger: [{ sequence: 1, amount: 70, balanceAfter: 70, note: null }],
    });
  });

  it('returns the token versions of the accounts that exist', async () => {
    const { store } = opened();
    const [one, two] = [await addGuest(store, 1), await addGuest(store, 2)];
    await store.accountCare.revokeTokens(two);
    expect(await store.accountCare.tokenVersions([one, two, accountId(3)])).toEqual(
      new Map([
        [one, 0],
        [two, 1],
      ]),
    );
  });
};
