import type { AccountId } from '@hub/engine/wire/ids';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import type { InventoryStore, ToggleOutcome } from './inventory-ports.ts';

export const inventoryStore = (engine: Engine): InventoryStore => ({
  async itemsOf(account) {
    const rows = await engine.db
      .selectFrom('owned_item as owned')
      .innerJoin('item', 'item.id', 'owned.item_id')
      .select(['owned.id', 'owned.acquired_at', 'owned.is_active'])
      .select(['item.name', 'item.type', 'item.rarity', 'item.description', 'item.price'])
      .select(['item.css_class', 'item.asset_path', 'item.image'])
      .where('owned.account_id', '=', account)
      .orderBy('owned.acquired_at', 'desc')
      .orderBy('owned.id')
      .execute();
    return rows.map(({ acquired_at, is_active, css_class, asset_path, ...item }) => ({
      ...item,
      cssClass: css_class,
      assetPath: asset_path,
      acquiredAt: acquired_at,
      isActive: is_active === 1,
    }));
  },
  toggle: (account, ownedItemId) => engine.transaction('process', (tx) => toggle(tx, account, ownedItemId)),
});

async function toggle(tx: Kysely<Tables>, account: AccountId, ownedItemId: string): Promise<ToggleOutcome> {
  const owned = await tx
    .selectFrom('owned_item as owned')
    .innerJoin('item', 'item.id', 'owned.item_id')
    .select(['owned.account_id', 'owned.type', 'owned.is_active', 'item.name'])
    .where('owned.id', '=', ownedItemId)
    .executeTakeFirst();
  if (owned === undefined) return { outcome: 'unknown_item' };
  if (owned.account_id !== account) return { outcome: 'not_theirs' };
  const setActive = (is_active: number) => tx.updateTable('owned_item').set({ is_active });
  await setActive(0).where('account_id', '=', account).where('type', '=', owned.type).execute();
  if (owned.is_active === 1) return { outcome: 'taken_off', name: owned.name };
  await setActive(1).where('id', '=', ownedItemId).execute();
  return { outcome: 'put_on', name: owned.name };
}
