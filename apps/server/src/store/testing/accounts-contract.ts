import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { accountId, addGuest, giveItem, playerId } from './rows.ts';

export const accountsContract: Contract = (opened) => {
  it('finds a guest by both ids, and returns undefined for unknown ids', async () => {
    const { store } = opened();
    const id = await addGuest(store, 7);
    const guest = await store.accounts.byId(id);
    expect(guest).toEqual({
      id,
      playerId: playerId(7),
      name: 'Player 7',
      googleSub: undefined,
      tokenVersion: 0,
      createdAt: expect.any(Number),
      isDeleted: false,
      isHidden: false,
      eraseAt: undefined,
      activeUsernameEffect: undefined,
      activeProfileIcon: undefined,
    });
    expect(await store.accounts.byPlayerId(playerId(7))).toEqual(guest);
    expect(await store.accounts.byId(accountId(8))).toBeUndefined();
    expect(await store.accounts.byPlayerId(playerId(8))).toBeUndefined();
  });

  it('keeps the language of an account until it is erased', async () => {
    const { store, engine } = opened();
    const [id, other] = [await addGuest(store, 1), await addGuest(store, 2)];
    await store.accounts.keepLanguage(id, 'ko_KR');
    expect(await store.accounts.byId(id)).toMatchObject({ language: 'ko_KR' });
    expect((await store.accounts.byId(other))?.language).toBeUndefined();
    await engine.db.updateTable('account').set({ erased_at: 9 }).where('id', '=', other).execute();
    await store.accounts.keepLanguage(other, 'ko_KR');
    expect((await store.accounts.byId(other))?.language).toBeUndefined();
  });

  it('finds many accounts at once', async () => {
    const { store } = opened();
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => addGuest(store, index + 1)));
    const asked = [...ids, ...Array.from({ length: 981 }, (_, index) => accountId(index + 21)), ...ids];
    const found = await store.accounts.byIds(asked);
    expect([...new Set(found.map(({ name }) => name))]).toHaveLength(20);
    expect(found).toContainEqual(await store.accounts.byId(accountId(20)));
    expect(await store.accounts.byIds([])).toEqual([]);
  });

  it('stores names unchanged', async () => {
    const { store } = opened();
    const name = `O'Né "🧙🏽" ; -- %`;
    await store.accounts.create({ id: accountId(1), playerId: playerId(1), name, createdAt: 1 });
    expect(await store.accounts.byId(accountId(1))).toMatchObject({ name, createdAt: 1 });
  });

  it('refuses a second account with an id that is taken', async () => {
    const { store } = opened();
    await addGuest(store, 1);
    const twin = { id: accountId(2), playerId: playerId(1), name: 'Twin', createdAt: 1 };
    await expect(store.accounts.create(twin)).rejects.toThrow(/constraint/i);
    expect(await store.accounts.count()).toBe(1);
  });

  it('counts accounts that are not deleted', async () => {
    const { store, engine } = opened();
    expect(await store.accounts.count()).toBe(0);
    await addGuest(store, 1);
    await addGuest(store, 2);
    await engine.db
      .updateTable('account')
      .set({ soft_deleted_at: 9 })
      .where('id', '=', accountId(1))
      .execute();
    expect(await store.accounts.count()).toBe(1);
    expect((await store.accounts.byId(accountId(1)))?.isDeleted).toBe(true);
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
    expect(await store.accounts.byId(id)).toMatchObject({
      googleSub: 'sub-1',
      activeUsernameEffect: { id: 'owned-frost', name: 'Item frost', cssClass: 'fx-frost' },
      activeProfileIcon: { id: 'owned-ahri', name: 'Item ahri', image: 'ahri.png' },
    });
  });
};
