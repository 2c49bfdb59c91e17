import type { AccountId } from '@hub/engine/wire/ids';
import type { ItemType, Rarity } from '@hub/protocol/cosmetics';

/** A cosmetic item as defined for the shop. */
export type Article = {
  /** Must not change once it was for sale: owned items refer to it. */
  readonly id: string;
  readonly type: ItemType;
  readonly name: string;
  readonly rarity: Rarity;
  readonly subtitle: string;
  readonly description: string;
  /** Whole Blue Essence, before any discount. */
  readonly price: number;
  /** 0 without a discount, at most 99. */
  readonly salePercentage: number;
  /** False when it can no longer be bought; owners keep it. */
  readonly isForSale: boolean;
  readonly cssClass: string | null;
  /** Address of its own image. */
  readonly assetPath: string | null;
  /** File name of a champion portrait. */
  readonly image: string | null;
};

export type Order = {
  readonly accountId: AccountId;
  readonly itemId: string;
  /** Id for the new owned item. */
  readonly ownedItemId: string;
  readonly at: number;
  /** Computes the present price from the stored article. */
  readonly priceOf: (article: Pick<Article, 'price' | 'salePercentage'>) => number;
};

export type OrderOutcome =
  | { readonly outcome: 'bought'; readonly name: string }
  | { readonly outcome: 'unknown_item' | 'already_owned' | 'not_for_sale' | 'insufficient' };

export type ShopStore = {
  /** Adds or updates these articles by id. Other articles and owned items stay as they are. */
  stock(articles: readonly Article[]): Promise<void>;
  /** Articles of a type that are for sale, by name. */
  forSale(type: ItemType): Promise<readonly Article[]>;
  /** Buys in one transaction: price, ownership check, ledger entry and owned item, or nothing. */
  buy(order: Order): Promise<OrderOutcome>;
};
