import type { AccountId } from '@hub/engine/wire/ids';
import type { ItemType, Rarity } from '@hub/protocol/cosmetics';

/** A cosmetic as the shop keeps it. */
export type Article = {
  /** Never changes once it was for sale: what is owned points at it. */
  readonly id: string;
  readonly type: ItemType;
  readonly name: string;
  readonly rarity: Rarity;
  readonly subtitle: string;
  readonly description: string;
  /** Whole Blue Essence, before any sale. */
  readonly price: number;
  /** 0 without a sale, 99 at most. */
  readonly salePercentage: number;
  /** False for what its owners keep and nobody else can buy. */
  readonly isForSale: boolean;
  readonly cssClass: string | null;
  /** Address of a picture of its own. */
  readonly assetPath: string | null;
  /** File name of a champion's portrait. */
  readonly image: string | null;
};

export type Order = {
  readonly accountId: AccountId;
  readonly itemId: string;
  /** Id of the ownership, if it comes to one. */
  readonly ownedItemId: string;
  readonly at: number;
  /** What the article costs now, as a rule of the shop; asked with what the store holds at that moment. */
  readonly priceOf: (article: Pick<Article, 'price' | 'salePercentage'>) => number;
};

export type OrderOutcome =
  | { readonly outcome: 'bought'; readonly name: string }
  | { readonly outcome: 'unknown_item' | 'already_owned' | 'not_for_sale' | 'insufficient' };

export type ShopStore = {
  /**
   * Brings these articles up to date and adds the new ones, by id. Any other article and everything that is owned stays
   * as it is.
   */
  stock(articles: readonly Article[]): Promise<void>;
  /** What is for sale of a type, by name. */
  forSale(type: ItemType): Promise<readonly Article[]>;
  /** One order in one transaction: price, ownership, ledger and the item, or nothing of it. */
  buy(order: Order): Promise<OrderOutcome>;
};
