import { describe, expect, it } from 'vitest';
import { ITEM_FAMILIES, ITEM_MATERIALS, itemEmblemById, itemEmblems } from '../src/item-emblems.ts';
import { items } from '../src/items.ts';
import { itemEmblemOf } from './item-emblem-of.ts';

const countOf = (family: string) => itemEmblems.filter((one) => one.family === family).length;

describe('item emblems', () => {
  it('are the ones that the script derives from the items', () => {
    expect(itemEmblems).toEqual(items.map(itemEmblemOf));
  });

  it.each([
    ['Infinity Edge', 'sword', 'riftlit'],
    ['Recurve Bow', 'bow', 'gold'],
    ['Archangel’s Staff', 'staff', 'riftlit'],
    ['Amplifying Tome', 'tome', 'steel'],
    ['Berserker’s Greaves', 'boots', 'steel'],
    ['Doran’s Shield', 'shield', 'iron'],
    ['Warden’s Mail', 'armour', 'gold'],
    ['Negatron Cloak', 'cloak', 'gold'],
    ['Doran’s Ring', 'ring', 'iron'],
    ['Tear of the Goddess', 'amulet', 'iron'],
    ['Health Potion', 'vial', 'iron'],
    ['Control Ward', 'ward', 'iron'],
    ['Iceborn Gauntlet', 'gauntlet', 'riftlit'],
    ['Rabadon’s Deathcap', 'helm', 'riftlit'],
    ['Sheen', 'relic', 'gold'],
  ])('show %s as %s of %s', (name, family, material) => {
    const item = items.find((one) => one.name === name.replace('’', "'"));
    expect(itemEmblemById(String(item?.id))).toMatchObject({ family, material });
  });

  it('use every family and material, and no family for more than a quarter of the items', () => {
    expect(new Set(itemEmblems.map(({ family }) => family))).toEqual(new Set(ITEM_FAMILIES));
    expect(new Set(itemEmblems.map(({ material }) => material))).toEqual(new Set(ITEM_MATERIALS));
    expect(Math.max(...ITEM_FAMILIES.map(countOf))).toBeLessThanOrEqual(items.length / 4);
  });
});
