import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import {
  accountId,
  accountsOf,
  addAccount,
  addGuest,
  giveItem,
  playerId,
} from '../../../apps/server/src/store/testing/rows.ts';

export const accountsContract: Contract = (opened) => {
  it('finds a guest by both ids, and returns undefined for unknown ids', async () => {
    const { store } = opened();
    const id = await addGuest(store, 7);
    const guest = await accountsOf(store).byId(id);
    expect(guest).toEqual({
      id,
      playerId: playerId(7),
      name: 'Player 7',
      googleSub: undefined,
      tokenVersion: 0,
      createdAt: expect.any(Number),
      isDeleted: false,
      isHidden: false,
      eraseAt: null,
      suspendedUntil: null,
      language: null,
      activeUsernameEffect: null,
      activeProfileIcon: null,
    });
    expect(await accountsOf(store).byPlayerId(playerId(7))).toEqual(guest);
    expect(await accountsOf(store).byId(accountId(8))).toBeUndefined();
    expect(await accountsOf(store).byPlayerId(playerId(8))).toBeUndefined();
  });

  it('keeps the language of an account until it is erased', async () => {
    const { store, engine } = opened();
    const [id, other] = [await addGuest(store, 1), await addGuest(store, 2)];
    await accountsOf(store).keepLanguage(id, 'ko_KR');
    expect(await accountsOf(store).byId(id)).toMatchObject({ language: 'ko_KR' });
    expect((await accountsOf(store).byId(other))?.language).toBeNull();
    await engine.db.updateTable('account').set({ erased_at: 9 }).where('id', '=', other).execute();
    await accountsOf(store).keepLanguage(other, 'ko_KR');
    expect((await accountsOf(store).byId(other))?.language).toBeNull();
  });

  it('finds many accounts at once', async () => {
    const { store } = opened();
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => addGuest(store, index + 1)));
    const asked = [...ids, ...Array.from({ length: 981 }, (_, index) => accountId(index + 21)), ...ids];
    const found = await accountsOf(store).byIds(asked);
    expect([...new Set(found.map(({ name }) => name))]).toHaveLength(20);
    expect(found).toContainEqual(await accountsOf(store).byId(accountId(20)));
    expect(await accountsOf(store).byIds([])).toEqual([]);
  });

  it('returns the players of accounts in order, with their active effects', async () => {
    const { store, engine } = opened();
    const ids = [await addGuest(store, 2), await addGuest(store, 1)];
    await giveItem(engine, accountId(1), { id: 'frost', isActive: true });
    expect(await accountsOf(store).playersOf(ids)).toEqual([
      { accountId: ids[0], playerId: playerId(2), name: 'Player 2', usernameEffect: null },
      { accountId: ids[1], playerId: playerId(1), name: 'Player 1', usernameEffect: 'fx-frost' },
    ]);
    await expect(accountsOf(store).playersOf([accountId(3)])).rejects.toThrow('has no account');
  });

  it('stores names unchanged', async () => {
    const { store } = opened();
    const name = `O'Né "🧙🏽" ; -- %`;
    await addAccount(store, { id: accountId(1), playerId: playerId(1), name, createdAt: 1 });
    expect(await accountsOf(store).byId(accountId(1))).toMatchObject({ name, createdAt: 1 });
  });

  it('refuses a second account with an id that is taken', async () => {
    const { store } = opened();
    await addGuest(store, 1);
    const twin = { id: accountId(2), playerId: playerId(1), name: 'Twin', createdAt: 1 };
    await expect(addAccount(store, twin)).rejects.toThrow(/constraint/i);
    expect(await accountsOf(store).count()).toBe(1);
  });

  it('counts accounts that are not deleted', async () => {
    const { store, engine } = opened();
    expect(await accountsOf(store).count()).toBe(0);
    await addGuest(store, 1);
    await addGuest(store, 2);
    await engine.db
      .updateTable('account')
      .set({ soft_deleted_at: 9 })
      .where('id', '=', accountId(1))
      .execute();
    expect(await accountsOf(store).count()).toBe(1);
    expect((await accountsOf(store).byId(accountId(1)))?.isDeleted).toBe(true);
  });

  it('returns the linked sign-in and the active items', async () => {
    const { store, engine } = opened();
    const id = await addGuest(store);
    await engine.db
      .insertInto('identity')
      .values({ provider: 'google', subject: 'sub-1', account_id: id, linked_at: 3 })
      .execute();
    await giveItem(engine, id, { id: 'frost', isActive: true });
    await giveItem(engine, id, { id: 'gold' });
    await giveItem(engine, id, { id: 'ahri', type: 'profile_icon', isActive: true });
    expect(await accountsOf(store).byId(id)).toMatchObject({
      googleSub: 'sub-1',
      activeUsernameEffect: { id: 'owned-frost', name: 'Item frost', cssClass: 'fx-frost' },
      activeProfileIcon: { id: 'owned-ahri', name: 'Item ahri', image: 'ahri.png' },
    });
  });
};
