import { describe, expect, it } from 'vitest';
import { championSchema } from '../src/champion-schema.ts';
import { itemSchema } from '../src/item-schema.ts';
import { spellSchema } from '../src/spell-schema.ts';
import { arenaMapFrom, sourceMapSchema } from './source-map.ts';
import {
  championFrom,
  itemFrom,
  sourceChampionSchema,
  sourceItemSchema,
  spellsFrom,
} from './source-tables.ts';

const collected = {
  id: 'Amumu',
  key: 32,
  name: 'Amumu',
  title: 'the Sad Mummy',
  image: 'Amumu.png',
  positions: ['Jungle', 'Support'],
  roles: ['Tank', 'Support'],
  region: 'Shurima',
  regions: ['Shurima'],
  damage: 'Magic',
  rangeType: ['Melee'],
  resource: 'Mana',
  priceBlueEssence: 225,
  priceBlueEssenceOld: 450,
  releaseDate: '2009-06-26',
  passive: { name: 'Cursed Touch', image: 'Amumu_Passive.png' },
  spells: [
    {
      slot: 'Q',
      id: 'BandageToss',
      name: 'Bandage Toss',
      cooldown: [3, 3, 3, 3, 3],
      recharge: [16, 15.5, 15, 14.5, 14],
      kind: 'charges',
      cooldownSource: 'somewhere',
      image: 'BandageToss.png',
    },
  ],
};

describe('a collected champion', () => {
  it('becomes a record of the table, without columns for the audit', () => {
    expect(championSchema.parse(championFrom(sourceChampionSchema.parse(collected)))).toStrictEqual({
      id: 'Amumu',
      name: 'Amumu',
      title: 'the Sad Mummy',
      image: 'Amumu.png',
      positions: ['Jungle', 'Support'],
      roles: ['Tank', 'Support'],
      region: 'Shurima',
      regions: ['Shurima'],
      damage: 'Magic',
      rangeTypes: ['Melee'],
      resource: 'Mana',
      priceEssence: 225,
      releaseDate: '2009-06-26',
      passive: { name: 'Cursed Touch', image: 'Amumu_Passive.png' },
    });
  });

  it('hands its spells over, in seconds and under its id', () => {
    const [spell] = spellsFrom(sourceChampionSchema.parse(collected));
    expect(spellSchema.parse(spell)).toStrictEqual({
      champion: 'Amumu',
      slot: 'Q',
      id: 'BandageToss',
      name: 'Bandage Toss',
      kind: 'charges',
      cooldownSeconds: [3, 3, 3, 3, 3],
      rechargeSeconds: [16, 15.5, 15, 14.5, 14],
      image: 'BandageToss.png',
    });
  });

  it.each([
    ['an unknown region', { region: 'Atlantis' }],
    ['an unknown position', { positions: ['Mid'] }],
    ['a position twice', { positions: ['Top', 'Top'] }],
    ['no role', { roles: [] }],
    ['a date that is none', { releaseDate: '2009-02-30' }],
    ['a price of nothing', { priceBlueEssence: 0 }],
    ['a picture with a path', { image: '../Amumu.png' }],
  ])('is refused with %s', (_, fault) => {
    const champion = championFrom(sourceChampionSchema.parse({ ...collected, ...fault }));
    expect(championSchema.safeParse(champion).success).toBe(false);
  });
});

describe('a collected item', () => {
  const item = {
    id: 1011,
    name: "Giant's Belt",
    image: '1011.png',
    gold: 900,
    sell: 630,
    rank: ['Epic'],
    tags: ['Health'],
    from: [1028],
  };

  it('becomes a record of the table', () => {
    const expected = {
      id: 1011,
      name: "Giant's Belt",
      image: '1011.png',
      priceGold: 900,
      sellGold: 630,
      rank: 'Epic',
      tags: ['Health'],
      buildsFrom: [1028],
    };
    expect(itemSchema.parse(itemFrom(sourceItemSchema.parse(item)))).toStrictEqual(expected);
    const special = sourceItemSchema.parse({ ...item, special: 'feats-boots' });
    expect(itemSchema.parse(itemFrom(special))).toStrictEqual({ ...expected, special: 'feats-boots' });
  });

  it('is refused with two ranks or an unknown mark', () => {
    expect(sourceItemSchema.safeParse({ ...item, rank: ['Epic', 'Basic'] }).success).toBe(false);
    expect(itemSchema.safeParse(itemFrom({ ...sourceItemSchema.parse(item), special: 'free' })).success).toBe(
      false,
    );
  });
});

describe('a collected map', () => {
  const places = [{ team: 'blue', x: 1, y: 2, note: 'roughly', accuracy: 'approximate' }];
  const square = [
    [0, 0],
    [0, 9],
    [9, 9],
  ];
  const map = {
    bounds: { min: [-1, -2], max: [3, 4] },
    nexuses: places,
    inhibitors: [],
    turrets: [],
    fountains: places,
    fountainStructures: [],
    spawnPlatforms: places,
    pits: [],
    camps: places,
    lanes: { top: square },
    river: { bot: square },
    regions: { topLane: [{ hole: false, points: square }] },
    walls: [{ hole: false, points: square }],
    brush: [],
  };

  it('becomes lists of records without remarks', () => {
    expect(arenaMapFrom(sourceMapSchema.parse(map))).toMatchObject({
      bounds: { minX: -1, minY: -2, maxX: 3, maxY: 4 },
      fountains: [{ team: 'blue', x: 1, y: 2 }],
      camps: [{ team: 'blue', x: 1, y: 2 }],
      lanes: [{ lane: 'top', points: square }],
      river: [{ half: 'bot', points: square }],
      areas: [{ name: 'topLane', points: square }],
      walls: [square],
    });
    expect(arenaMapFrom(sourceMapSchema.parse(map)).fountains).toStrictEqual([{ team: 'blue', x: 1, y: 2 }]);
  });

  it('is refused with a hole, which the table could not hold', () => {
    expect(sourceMapSchema.safeParse({ ...map, walls: [{ hole: true, points: square }] }).success).toBe(
      false,
    );
  });
});
