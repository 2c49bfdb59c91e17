import { items } from '@hub/catalog/items';
import { describe, expect, it } from 'vitest';
import { isComparable, moreOrLessFacts, tierOf } from './facts.ts';
import { facts, itemNamed, TIERS } from './testing/facts.ts';

describe('moreOrLessFacts', () => {
  it('excludes special items', () => {
    expect(facts.items).toHaveLength(183);
    const specialIds = items.filter(({ special }) => special !== undefined).map(({ id }) => id);
    expect(specialIds).toHaveLength(12);
    expect(facts.items.filter(({ id }) => specialIds.includes(id))).toEqual([]);
  });

  it('contains open items, each with at least 12 others within 250 gold', () => {
    const open = facts.items.filter(({ id }) => facts.openItemIds.has(id));
    for (const item of open)
      expect(open.filter((other) => isComparable(item, other, 250)).length, item.name).toBeGreaterThanOrEqual(
        12,
      );
    const others = facts.items.filter(({ id }) => !facts.openItemIds.has(id));
    expect(new Set(others.map(({ priceGold }) => priceGold))).toEqual(
      new Set([50, 75, 1500, 1600, 2200, 2250, 2300, 3600]),
    );
  });

  it('throws if games could get stuck, or without a first tier', () => {
    expect(() => moreOrLessFacts(items.slice(0, 12), TIERS)).toThrow(/within 250 gold/);
    const tooNarrow = [...TIERS, { name: 'legend', min: 300, maxGoldDiff: 1 }];
    expect(() => moreOrLessFacts(items, tooNarrow)).toThrow(/within 1 gold/);
    expect(() => moreOrLessFacts(items, TIERS.slice(1))).toThrow(/score of 0/);
    expect(() => moreOrLessFacts(items, [])).toThrow(/score of 0/);
  });

  it('accepts the tiers in any order', () =>
    expect(moreOrLessFacts(items, TIERS.toReversed())).toEqual(facts));
});

it.each([
  [0, 'bronze', 4000],
  [9, 'bronze', 4000],
  [10, 'silver', 3000],
  [24, 'silver', 3000],
  [25, 'gold', 2000],
  [49, 'gold', 2000],
  [50, 'diamond', 1000],
  [99, 'diamond', 1000],
  [100, 'master', 500],
  [199, 'master', 500],
  [200, 'challenger', 250],
  [99_999, 'challenger', 250],
])('tierOf, %i is %s, at most %i gold apart', (score, name, maxGoldDiff) => {
  expect(tierOf(facts, score)).toMatchObject({ name, maxGoldDiff });
});

it.each([
  ['Boots', 'Dagger', 4000, true],
  ['Boots', 'Dagger', 49, false],
  ['Health Potion', 'Health Potion', 4000, false],
  ['Faerie Charm', 'Rejuvenation Bead', 4000, true],
])('isComparable, %s and %s within %i: %s', (one, other, gap, expected) => {
  expect(isComparable(itemNamed(one), itemNamed(other), gap)).toBe(expected);
});
