import type { AccountId } from '@hub/engine/wire/ids';
import type { InventoryStore } from './inventory-ports.ts';

export type Inventory = InventoryStore;

/** Items of accounts. `onCosmeticsChanged` is called and awaited after an item was put on or taken off. */
export const createInventory = ({
  store,
  onCosmeticsChanged,
}: {
  readonly store: InventoryStore;
  readonly onCosmeticsChanged: (account: AccountId) => Promise<void>;
}): Inventory => ({
  itemsOf: (account) => store.itemsOf(account),
  async toggle(account, ownedItemId) {
    const toggled = await store.toggle(account, ownedItemId);
    if (toggled.outcome === 'put_on' || toggled.outcome === 'taken_off') await onCosmeticsChanged(account);
    return toggled;
  },
});
