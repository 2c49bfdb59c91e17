import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { accountId, addGuest, giveItem } from './rows.ts';

export const inventoryContract: Contract = (opened) => {
  it('lists what an account owns, and nothing of others', async () => {
    const { store, engine } = opened();
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    await giveItem(engine, mine, { id: 'frost', isActive: true });
    await giveItem(engine, theirs, { id: 'gold' });
    expect(await store.inventory.itemsOf(mine)).toEqual([
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
    expect(await store.inventory.itemsOf(accountId(3))).toEqual([]);
  });

  it('cannot hold an item twice, two active ones of a type, or one that does not exist', async () => {
    const { store, engine } = opened();
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
    expect(await store.inventory.itemsOf(id)).toHaveLength(2);
  });
};
