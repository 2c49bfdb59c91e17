import { RARITIES, type Rarity } from '@hub/protocol/cosmetics';
import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import { compareTexts } from '@hub/ui/language/formatters.ts';
import type { ShopItem } from '../calls.ts';

/** Sort orders of a shelf, the default first. */
export const SORTS = ['nameUp', 'nameDown', 'priceUp', 'priceDown', 'rarityUp', 'rarityDown'] as const;
export type Sort = (typeof SORTS)[number];

/** Rarity filters of a shelf: all rarities but mythic, which has no option. */
export const RARITY_FILTERS = ['all', 'common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type RarityFilter = (typeof RARITY_FILTERS)[number];

/** Sort order and filter of a shelf. */
export interface ShelfView {
  readonly sort: Sort;
  readonly rarity: RarityFilter;
}

export const DEFAULT_VIEW: ShelfView = { sort: 'nameUp', rarity: 'all' };

export const isDefaultView = ({ sort, rarity }: ShelfView): boolean =>
  sort === DEFAULT_VIEW.sort && rarity === DEFAULT_VIEW.rarity;

/** Returns an item's current price in Blue Essence: the sale price if there is one. */
export const priceOf = ({ price, salePrice }: Pick<ShopItem, 'price' | 'salePrice'>): number =>
  salePrice ?? price;

type Order = (left: ShopItem, right: ShopItem) => number;
const rank = (rarity: Rarity): number => RARITIES.indexOf(rarity);

const byName: Order = (left, right) => compareTexts(ownChampionName(left.name), ownChampionName(right.name));
const bySale: Order = (left, right) => right.salePercentage - left.salePercentage;
const byPrice: Order = (left, right) => priceOf(left) - priceOf(right);
const byRarity: Order = (left, right) => rank(left.rarity) - rank(right.rarity);
const reversed =
  (order: Order): Order =>
  (left, right) =>
    order(right, left);

const orders: Readonly<Record<Sort, Order>> = {
  nameUp: byName,
  nameDown: reversed(byName),
  priceUp: byPrice,
  priceDown: reversed(byPrice),
  rarityUp: byRarity,
  rarityDown: reversed(byRarity),
};

/** Returns the filtered items in the view's order, ties by name. Does not change the given list. */
export function arrange(items: readonly ShopItem[], { sort, rarity }: ShelfView): readonly ShopItem[] {
  const order = orders[sort];
  return items
    .filter((item) => rarity === 'all' || item.rarity === rarity)
    .toSorted((left, right) => order(left, right) || byName(left, right));
}

/** Returns the items on sale, the largest discount first, ties by name. */
export const onSale = (items: readonly ShopItem[]): readonly ShopItem[] =>
  items.filter(({ isSale }) => isSale).toSorted((left, right) => bySale(left, right) || byName(left, right));
