import type { AccountId } from '@hub/engine/wire/ids';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import {
  accountId,
  accountsOf,
  addGuest,
  featuresOf,
  giveItem,
} from '../../../apps/server/src/store/testing/rows.ts';

export const inventoryContract: Contract = (opened) => {
  it('lists the items of the account only', async () => {
    const { store, engine } = opened();
    const { shop } = featuresOf(opened());
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    await giveItem(engine, mine, { id: 'frost', isActive: true });
    await giveItem(engine, theirs, { id: 'gold' });
    expect(await shop.ownedBy(mine)).toEqual([
      {
        id: 'owned-frost',
        name: 'Item frost',
        type: 'username_effect',
        rarity: 'rare',
        description: 'Shines',
        price: 500,
        cssClass: 'fx-frost',
        assetPath: null,
        image: null,
        acquiredAt: 5,
        isActive: true,
      },
    ]);
    expect(await shop.ownedBy(accountId(3))).toEqual([]);
  });

  it('puts on one item of a type at a time, and takes it off', async () => {
    const { store, engine } = opened();
    const { shop } = featuresOf(opened());
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    await giveItem(engine, mine, { id: 'frost', isActive: true });
    await giveItem(engine, mine, { id: 'gold' });
    await giveItem(engine, mine, { id: 'ahri', type: 'profile_icon', isActive: true });
    await giveItem(engine, theirs, { id: 'fire', isActive: true });
    const active = async () =>
      [...(await shop.ownedBy(mine)), ...(await shop.ownedBy(theirs))]
        .filter(({ isActive }) => isActive)
        .map(({ id }) => id)
        .toSorted();
    expect(await shop.toggle(mine, 'owned-gold')).toEqual({ outcome: 'put_on', name: 'Item gold' });
    expect(await active()).toEqual(['owned-ahri', 'owned-fire', 'owned-gold']);
    expect((await accountsOf(store).byId(mine))?.activeUsernameEffect?.cssClass).toBe('fx-gold');
    expect(await shop.toggle(mine, 'owned-gold')).toEqual({ outcome: 'taken_off', name: 'Item gold' });
    expect(await active()).toEqual(['owned-ahri', 'owned-fire']);
    expect((await accountsOf(store).byId(mine))?.activeUsernameEffect).toBeNull();
  });

  it('changes nothing for an account that does not own the item', async () => {
    const { store, engine } = opened();
    const { shop } = featuresOf(opened());
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    await giveItem(engine, mine, { id: 'frost', isActive: true });
    await giveItem(engine, theirs, { id: 'gold', isActive: true });
    const before = [await shop.ownedBy(mine), await shop.ownedBy(theirs)];
    expect(await shop.toggle(mine, 'owned-gold')).toEqual({ outcome: 'not_theirs' });
    expect(await shop.toggle(mine, 'owned-nothing')).toEqual({ outcome: 'unknown_item' });
    expect([await shop.ownedBy(mine), await shop.ownedBy(theirs)]).toEqual(before);
  });

  it('tells only when an item was put on or taken off', async () => {
    const { store, engine } = opened();
    const { shop } = featuresOf(opened());
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    await giveItem(engine, mine, { id: 'frost' });
    await giveItem(engine, theirs, { id: 'gold' });
    const told: AccountId[] = [];
    shop.onWorn(async (account) => void told.push(account));
    expect(await shop.toggle(mine, 'owned-gold')).toEqual({ outcome: 'not_theirs' });
    expect(await shop.toggle(mine, 'owned-nothing')).toEqual({ outcome: 'unknown_item' });
    expect(told).toEqual([]);
    expect(await shop.toggle(mine, 'owned-frost')).toMatchObject({ outcome: 'put_on' });
    expect(told).toEqual([mine]);
    expect(await shop.toggle(mine, 'owned-frost')).toMatchObject({ outcome: 'taken_off' });
    expect(told).toEqual([mine, mine]);
  });

  it('keeps at most one active item of a type for concurrent calls', async () => {
    const { store, engine } = opened();
    const { shop } = featuresOf(opened());
    const id = await addGuest(store);
    for (const item of ['frost', 'gold', 'fire']) await giveItem(engine, id, { id: item });
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        shop.toggle(id, `owned-${['frost', 'gold', 'fire'][number % 3]}`),
      ),
    );
    const kinds = new Set(outcomes.map(({ outcome }) => outcome));
    expect([...kinds].filter((kind) => kind !== 'put_on' && kind !== 'taken_off')).toEqual([]);
    const active = (await shop.ownedBy(id)).filter(({ isActive }) => isActive);
    expect(active.length).toBeLessThanOrEqual(1);
  });

  it('refuses an item twice, two active ones of a type, and unknown ones', async () => {
    const { store, engine } = opened();
    const { shop } = featuresOf(opened());
    const id = await addGuest(store);
    await giveItem(engine, id, { id: 'frost', isActive: true });
    const own = (item: string, is_active: number) =>
      engine.db
        .insertInto('owned_item')
        .values({
          id: `again-${item}`,
          account_id: id,
          item_id: item,
          type: 'username_effect',
          is_active,
          acquired_at: 6,
        })
        .execute();
    await expect(own('frost', 0)).rejects.toThrow(/constraint/i);
    await expect(own('nothing', 0)).rejects.toThrow(/constraint/i);
    await expect(giveItem(engine, id, { id: 'gold', isActive: true })).rejects.toThrow(/constraint/i);
    await giveItem(engine, id, { id: 'ahri', type: 'profile_icon', isActive: true });
    expect(await shop.ownedBy(id)).toHaveLength(2);
  });
};
