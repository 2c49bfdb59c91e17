import type { Item } from '@hub/catalog/item-schema';

/** An item as the rules use it. */
export type PricedItem = Pick<Item, 'id' | 'name' | 'image' | 'priceGold' | 'tags'>;

/** A tier of the leaderboard: from `min` points on, prices of a pair differ by at most `maxGoldDiff` gold. */
type GapTier = { readonly name: string; readonly min: number; readonly maxGoldDiff: number };

/** Facts that the rules receive, made by `moreOrLessFacts`. */
export type MoreOrLessFacts = {
  /** All items that can be shown. */
  readonly items: readonly PricedItem[];
  /** By `min`, ascending; the first one starts at 0. */
  readonly tiers: readonly GapTier[];
  /** Ids of items from which every game can continue forever. */
  readonly openItemIds: ReadonlySet<number>;
};

/** An item does not repeat within this many items. */
export const NO_REPEAT_WITHIN = 12;

/** Whether two items can be compared: different prices, at most `maxGoldDiff` apart. */
export const isComparable = (one: PricedItem, other: PricedItem, maxGoldDiff: number): boolean =>
  one.priceGold !== other.priceGold && Math.abs(one.priceGold - other.priceGold) <= maxGoldDiff;

/**
 * Builds the facts from the catalog's items without the `special` ones, and the tiers in any order. Throws a RangeError
 * when no tier starts at 0, or when games could get stuck because too few items have similar prices.
 */
export function moreOrLessFacts(catalog: readonly Item[], tiers: readonly GapTier[]): MoreOrLessFacts {
  const items = catalog
    .filter(({ special }) => special === undefined)
    .map(({ id, name, image, priceGold, tags }) => ({ id, name, image, priceGold, tags }));
  const ascending = tiers.toSorted((a, b) => a.min - b.min);
  if (ascending[0]?.min !== 0) throw new RangeError('no tier begins at a score of 0');
  const narrowest = Math.min(...ascending.map(({ maxGoldDiff }) => maxGoldDiff));
  const openItems = openItemsOf(items, narrowest);
  if (openItems.length === 0) throw new RangeError(`too few items within ${narrowest} gold of each other`);
  return { items, tiers: ascending, openItemIds: new Set(openItems.map(({ id }) => id)) };
}

/**
 * The largest set of items of which each is comparable to at least 12 others of the set. A game can always continue from
 * such an item to another one of the set: the item itself is one of the last 12 shown, so at most 11 others are excluded.
 * `maxGoldDiff` is the smallest of all tiers, so this holds for every tier.
 */
function openItemsOf(items: readonly PricedItem[], maxGoldDiff: number): readonly PricedItem[] {
  const open = items.filter(
    (item) => items.filter((other) => isComparable(item, other, maxGoldDiff)).length >= NO_REPEAT_WITHIN,
  );
  return open.length === items.length ? open : openItemsOf(open, maxGoldDiff);
}

/** The tier of a score. */
export function tierOf({ tiers }: MoreOrLessFacts, score: number): GapTier {
  const tier = tiers.findLast(({ min }) => min <= score);
  if (tier === undefined) throw new RangeError(`no tier for a score of ${score}`);
  return tier;
}
