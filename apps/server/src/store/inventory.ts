import type { Kysely } from 'kysely';
import type { Inventory } from '../domain/inventory/ports.ts';
import type { Tables } from './schema.ts';

export const inventoryStore = (db: Kysely<Tables>): Inventory => ({
  async itemsOf(account) {
    const rows = await db
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
});
