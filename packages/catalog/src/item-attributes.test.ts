import { describe, expect, it } from 'vitest';
import { attributesOfItems, distinctItems } from './item-attributes.ts';
import { itemById, items } from './items.ts';

const attributes = attributesOfItems(items);
const attributesOf = (id: number) => [...attributes].find(([item]) => item.id === id)?.[1];

describe('the attributes of items', () => {
  it('are those of the 183 bought items', () => {
    expect(attributes.size).toBe(183);
    expect([...attributes.keys()].filter(({ special }) => special !== undefined)).toEqual([]);
  });

  it.each([
    [
      1028,
      {
        priceGold: 400,
        rank: 'Basic',
        stats: ['Health'],
        buildsFrom: [],
        buildsInto: 17,
        components: 0,
        sellGold: 280,
      },
    ],
    [
      3089,
      {
        priceGold: 3600,
        rank: 'Legendary',
        stats: ['Ability power'],
        buildsFrom: ['Needlessly Large Rod'],
        buildsInto: 0,
        components: 2,
        sellGold: 2520,
      },
    ],
    [
      3190,
      {
        priceGold: 2200,
        rank: 'Legendary',
        stats: ['Ability haste', 'Armor', 'Health', 'Magic resist'],
        buildsFrom: ['Cloth Armor', 'Kindlegem', 'Null-Magic Mantle'],
        buildsInto: 0,
        components: 3,
        sellGold: 1540,
      },
    ],
    [
      1055,
      {
        priceGold: 450,
        rank: 'Starter',
        stats: ['Attack damage', 'Health', 'Omnivamp'],
        buildsFrom: [],
        buildsInto: 0,
        components: 0,
        sellGold: 180,
      },
    ],
  ])('of item %i are as checked by hand', (id, expected) => expect(attributesOf(id)).toEqual(expected));

  it('name every component, and count it as often as an item needs it', () => {
    for (const [{ name, buildsFrom }, values] of attributes) {
      expect(new Set(buildsFrom.map((id) => itemById(id)?.name)), name).toEqual(new Set(values.buildsFrom));
      expect(values.components, name).toBe(buildsFrom.length);
    }
  });

  it('count the same recipes from both sides', () => {
    const into = [...attributes.values()].reduce((sum, { buildsInto }) => sum + buildsInto, 0);
    const from = [...attributes.values()].reduce((sum, { buildsFrom }) => sum + buildsFrom.length, 0);
    expect(into).toBe(from);
  });

  it('know a stat of every item but four', () => {
    const without = [...attributes].filter(([, { stats }]) => stats.length === 0).map(([{ name }]) => name);
    expect(without).toEqual([
      'Scorchclaw Pup',
      'Gustwalker Hatchling',
      'Mosstomper Seedling',
      'Control Ward',
    ]);
  });

  it('identify 172 items; every pair of these differs', () => {
    const distinct = distinctItems(attributes);
    expect(distinct).toHaveLength(172);
    expect(new Set(distinct.map((item) => JSON.stringify(attributes.get(item)))).size).toBe(172);
    const twins = [...attributes.keys()].filter((item) => !distinct.includes(item)).map(({ name }) => name);
    expect(twins.toSorted()).toEqual([
      'Echoes of Helia',
      'Gustwalker Hatchling',
      'Locket of the Iron Solari',
      'Moonstone Renewer',
      'Mosstomper Seedling',
      'Navori Flickerblade',
      'Phantom Dancer',
      'Rapid Firecannon',
      "Runaan's Hurricane",
      'Scorchclaw Pup',
      "Zeke's Convergence",
    ]);
  });
});
