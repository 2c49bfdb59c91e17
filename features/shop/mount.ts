import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { purchase, shopByType } from './calls.ts';
import type { Shop } from './shop.ts';

export type ShopArea = { readonly shop: Shop };

/** Message for the shop's toast when a purchase is refused. */
const REFUSALS = {
  insufficient: 'Insufficient Blue Essence',
  already_owned: 'You own this item already',
  not_for_sale: 'This item is not for sale',
} as const;

/** Mounts the calls for listing and buying items. */
export function mountShop(mount: Mount, { shop }: ShopArea): void {
  mount(shopByType, async ({ params }) => [...(await shop.itemsOf(params.type))]);
  mount(purchase, async ({ body, caller }) => {
    const { accountId, playerId } = caller.player;
    if (body.accountId !== accountId && body.accountId !== playerId) return refuse('forbidden');
    const bought = await shop.buy(accountId, body.itemId);
    if (bought.outcome === 'unknown_item') return refuse('item_not_found');
    if (bought.outcome !== 'bought') return { success: false, message: REFUSALS[bought.outcome] };
    return {
      success: true,
      message: `Successfully purchased ${bought.name}! It has been added to your inventory.`,
    };
  });
}
