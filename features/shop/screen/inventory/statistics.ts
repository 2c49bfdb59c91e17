import { RARITIES, type Rarity } from '@hub/protocol/cosmetics';
import type { InventoryItem } from '../../calls.ts';

/** Filters of the inventory, `all` first. */
export const FILTERS = ['all', 'username_effect', 'profile-icon'] as const;
export type Filter = (typeof FILTERS)[number];

/** Returns the items that match a filter. */
export const ofFilter = (items: readonly InventoryItem[], filter: Filter): readonly InventoryItem[] =>
  filter === 'all' ? items : items.filter(({ type }) => type === filter);

export interface Statistics {
  readonly counts: Readonly<Record<Filter, number>>;
  /** Every rarity, the rarest first. */
  readonly rarities: readonly { readonly rarity: Rarity; readonly count: number }[];
  /** Total price of all items in Blue Essence. */
  readonly value: number;
}

const rarestFirst = RARITIES.toReversed();

/** Computes the statistics of an inventory. */
export const statisticsOf = (items: readonly InventoryItem[]): Statistics => ({
  counts: {
    all: items.length,
    username_effect: ofFilter(items, 'username_effect').length,
    'profile-icon': ofFilter(items, 'profile-icon').length,
  },
  rarities: rarestFirst.map((rarity) => ({
    rarity,
    count: items.filter((item) => item.rarity === rarity).length,
  })),
  value: items.reduce((sum, { price }) => sum + price, 0),
});
