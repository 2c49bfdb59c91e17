import type { AccountId } from '@hub/engine/wire/ids';
import type { ItemType, Rarity } from '@hub/protocol/cosmetics';

/** An item somebody owns. */
export type OwnedItem = {
  /** Of the ownership, not of the item. */
  readonly id: string;
  readonly name: string;
  readonly type: ItemType;
  readonly rarity: Rarity;
  readonly description: string;
  readonly price: number;
  readonly cssClass: string | null;
  readonly assetPath: string | null;
  readonly image: string | null;
  readonly acquiredAt: number;
  readonly isActive: boolean;
};

export type ToggleOutcome =
  | { readonly outcome: 'put_on' | 'taken_off'; readonly name: string }
  | { readonly outcome: 'unknown_item' }
  | { readonly outcome: 'not_theirs' };

export type InventoryStore = {
  /** Everything the account owns, newest first. */
  itemsOf(account: AccountId): Promise<readonly OwnedItem[]>;
  /** Takes an active item off; puts any other on and takes off what else of its type was. Only the account's own. */
  toggle(account: AccountId, ownedItemId: string): Promise<ToggleOutcome>;
};
