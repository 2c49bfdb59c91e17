import { RARITIES } from '@hub/protocol/cosmetics';
import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShopItem } from '../calls.ts';
import { arrange, DEFAULT_VIEW, isDefaultView, priceOf, RARITY_FILTERS, SORTS } from './shelf-view.ts';
import { effect } from './testing/items.ts';

/** Name, price, sale price, rarity. */
const SHELF = [
  effect({ name: 'Birch', price: 500, rarity: 'rare' }),
  effect({ name: 'amber', price: 900, salePrice: 300, rarity: 'mythic' }),
  effect({ name: 'Cedar', price: 400, rarity: 'common' }),
  effect({ name: 'Dune', price: 500, rarity: 'legendary' }),
];
const names = (items: readonly ShopItem[]) => items.map(({ name }) => name).join(' ');

describe('arrange', () => {
  it.each([
    ['nameUp', 'amber Birch Cedar Dune'],
    ['nameDown', 'Dune Cedar Birch amber'],
    ['priceUp', 'amber Cedar Birch Dune'],
    ['priceDown', 'Birch Dune Cedar amber'],
    ['rarityUp', 'Cedar Birch Dune amber'],
    ['rarityDown', 'amber Dune Birch Cedar'],
  ] as const)('sorts by %s, with the sale price where there is one', (sort, expected) => {
    expect(names(arrange(SHELF, { sort, rarity: 'all' }))).toBe(expected);
  });

  it('narrows to one rarity', () => {
    expect(names(arrange(SHELF, { sort: 'nameUp', rarity: 'legendary' }))).toBe('Dune');
    expect(arrange(SHELF, { sort: 'nameUp', rarity: 'epic' })).toEqual([]);
  });

  it('offers every rarity but mythic', () =>
    expect(RARITY_FILTERS).toEqual(['all', 'common', 'uncommon', 'rare', 'epic', 'legendary']));

  it('begins with all, by name', () => {
    expect(DEFAULT_VIEW).toEqual({ sort: 'nameUp', rarity: 'all' });
    expect(isDefaultView(DEFAULT_VIEW)).toBe(true);
    expect(isDefaultView({ ...DEFAULT_VIEW, sort: 'nameDown' })).toBe(false);
    expect(isDefaultView({ ...DEFAULT_VIEW, rarity: 'epic' })).toBe(false);
  });

  const anything = array(
    record({
      name: string(),
      price: integer({ min: 0, max: 3_000 }),
      salePrice: constantFrom(null, 10, 900),
      rarity: constantFrom(...RARITIES),
    }).map(effect),
  );

  it('loses and makes nothing, in any order', () => {
    assert(
      property(anything, constantFrom(...SORTS), constantFrom(...RARITY_FILTERS), (all, sort, rarity) => {
        const before = [...all];
        const wanted = all.filter((item) => rarity === 'all' || item.rarity === rarity);
        expect(new Set(arrange(all, { sort, rarity }))).toEqual(new Set(wanted));
        expect(all).toEqual(before);
      }),
    );
  });

  it('never puts a dearer item before a cheaper one', () => {
    assert(
      property(anything, (all) => {
        const prices = arrange(all, { sort: 'priceUp', rarity: 'all' }).map(priceOf);
        expect(prices).toEqual(prices.toSorted((left, right) => left - right));
      }),
    );
  });
});
