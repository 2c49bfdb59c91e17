import type { AccountId } from '@hub/engine/wire/ids';
import type { ItemType, Rarity } from '@hub/protocol/cosmetics';
import type { Generated } from 'kysely';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    item: {
      id: string;
      type: ItemType;
      name: string;
      rarity: Rarity;
      description: string;
      price: number;
      css_class: string | null;
      asset_path: string | null;
      image: string | null;
      subtitle: Generated<string>;
      sale_percentage: Generated<number>;
      /** 0 for items that cannot be bought (any more). */
      is_for_sale: Generated<number>;
    };
    owned_item: {
      id: string;
      account_id: AccountId;
      item_id: string;
      /** Copy of the item's type, for the constraint of one active item per type. */
      type: ItemType;
      is_active: number;
      acquired_at: number;
    };
  }
}
