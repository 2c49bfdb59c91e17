import type { AccountId } from '@hub/engine/wire/ids';
import type { ItemType } from '@hub/protocol/cosmetics';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import type { ShopItem } from './calls.ts';
import type { Article, OrderOutcome, ShopStore } from './ports.ts';
import { priceNow } from './pricing.ts';

export type Shop = {
  /** All items of a type that are for sale, by name, including owned ones. */
  itemsOf(type: ItemType): Promise<readonly ShopItem[]>;
  /** Buys an item at its present price; returns why not otherwise, with nothing changed. */
  buy(account: AccountId, itemId: string): Promise<OrderOutcome>;
};

export const createShop = ({
  store,
  ids,
  clock,
}: {
  readonly store: ShopStore;
  readonly ids: Pick<Ids, 'ownedItemId'>;
  readonly clock: Clock;
}): Shop => ({
  itemsOf: async (type) => (await store.forSale(type)).map(toShopItem),
  buy: (accountId, itemId) =>
    store.buy({
      accountId,
      itemId,
      ownedItemId: ids.ownedItemId(),
      at: clock.now(),
      priceOf: priceNow,
    }),
});

function toShopItem(article: Article): ShopItem {
  const { id, name, type, rarity, subtitle, cssClass, salePercentage } = article;
  const price = priceNow(article);
  const isSale = salePercentage > 0;
  return {
    id,
    name,
    type,
    rarity,
    subtitle,
    cssClass,
    imageUrl: article.assetPath,
    price,
    originalPrice: article.price,
    salePrice: isSale ? price : null,
    salePercentage,
    isSale,
  };
}
