import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Inventory } from './inventory.ts';
import { toggleItem } from './inventory-calls.ts';

export type InventoryArea = { readonly inventory: Inventory };

/** Mounts the call that puts owned items on and takes them off. */
export function mountInventory(mount: Mount, { inventory }: InventoryArea): void {
  mount(toggleItem, async ({ params, caller }) => {
    const toggled = await inventory.toggle(caller.player.accountId, params.itemId);
    if (toggled.outcome === 'unknown_item') return refuse('item_not_found');
    if (toggled.outcome === 'not_theirs') return refuse('forbidden');
    const state = toggled.outcome === 'put_on' ? 'now' : 'no longer';
    return { success: true, message: `${toggled.name} is ${state} active` };
  });
}
