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

/** Present price in whole Blue Essence, with the discount applied and rounded down. */
export const priceNow = ({ price, salePercentage }: Pick<Article, 'price' | 'salePercentage'>): number =>
  Math.floor((price * (100 - salePercentage)) / 100);
