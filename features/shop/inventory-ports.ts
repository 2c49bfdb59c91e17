import type { AccountId } from '@hub/engine/wire/ids';
import type { ItemType, Rarity } from '@hub/protocol/cosmetics';

/** An item owned by an account. */
type OwnedItem = {
  /** Id of the owned item, not of the item for sale. */
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
  /** All items of the account, newest first. */
  itemsOf(account: AccountId): Promise<readonly OwnedItem[]>;
  /** Takes an active item off, or puts it on and takes off the active item of the same type. */
  toggle(account: AccountId, ownedItemId: string): Promise<ToggleOutcome>;
};
