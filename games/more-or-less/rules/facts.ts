import type { Item } from '@hub/catalog/item-schema';

/** What is known of an item on a card. */
export type PricedItem = Pick<Item, 'id' | 'name' | 'image' | 'priceGold' | 'tags'>;

/** A tier of the rankings: from `min` points on, neighbours differ by at most `maxGoldDiff` gold. */
export type GapTier = { readonly name: string; readonly min: number; readonly maxGoldDiff: number };

/** What the rules are handed, made by `moreOrLessFacts`. */
export type MoreOrLessFacts = {
  /** Everything that may be asked for. */
  readonly items: readonly PricedItem[];
  /** Ascending, the first from 0. */
  readonly tiers: readonly GapTier[];
  /** Ids of the items from which every game can go on for ever. */
  readonly openItemIds: ReadonlySet<number>;
};

/** An item is not shown again among the next 12. Decisions, More or Less. */
export const NO_REPEAT_WITHIN = 12;

/** Whether two items may stand side by side: not at the same price, and not more than `maxGoldDiff` apart. */
export const mayMeet = (one: PricedItem, other: PricedItem, maxGoldDiff: number): boolean =>
  one.priceGold !== other.priceGold && Math.abs(one.priceGold - other.priceGold) <= maxGoldDiff;

/**
 * Facts for the rules from the catalogue's items, of which the `special` ones are left out, and the tiers of the rankings
 * in any order. Throws a RangeError when no tier begins at 0 or when so few items lie so close that games could get stuck.
 */
export function moreOrLessFacts(catalogue: readonly Item[], tiers: readonly GapTier[]): MoreOrLessFacts {
  const items = catalogue
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
 * The largest set of items of which each may meet at least 12 of the same set. From such an item a game goes on to
 * another of them whatever was shown before: of the 12 last shown it is one itself, so at most 11 are barred. What may
 * meet within the narrowest difference may meet within any.
 */
function openItemsOf(items: readonly PricedItem[], maxGoldDiff: number): readonly PricedItem[] {
  const open = items.filter(
    (item) => items.filter((other) => mayMeet(item, other, maxGoldDiff)).length >= NO_REPEAT_WITHIN,
  );
  return open.length === items.length ? open : openItemsOf(open, maxGoldDiff);
}

/** The tier of a score. */
export function tierOf({ tiers }: MoreOrLessFacts, score: number): GapTier {
  const tier = tiers.findLast(({ min }) => min <= score);
  if (tier === undefined) throw new RangeError(`no tier for a score of ${score}`);
  return tier;
}
