import { items } from '@hub/catalog/items';
import { type MoreOrLessFacts, moreOrLessFacts, type PricedItem } from '../facts.ts';

/** The tiers of the rankings. */
export const TIERS = [
  { name: 'bronze', min: 0, maxGoldDiff: 4000 },
  { name: 'silver', min: 10, maxGoldDiff: 3000 },
  { name: 'gold', min: 25, maxGoldDiff: 2000 },
  { name: 'diamond', min: 50, maxGoldDiff: 1000 },
  { name: 'master', min: 100, maxGoldDiff: 500 },
  { name: 'challenger', min: 200, maxGoldDiff: 250 },
];

/** The real facts, as the server hands them in. */
export const facts: MoreOrLessFacts = moreOrLessFacts(items, TIERS);

/** An item that may be asked for; throws when there is none of that name. */
export function itemNamed(name: string): PricedItem {
  const item = facts.items.find((candidate) => candidate.name === name);
  if (item === undefined) throw new RangeError(name);
  return item;
}
