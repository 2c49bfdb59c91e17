import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { arenaPlaces } from './arena-places.ts';
import { arenaPlacesSchema } from './arena-places-schema.ts';
import { championSchema, regionSchema } from './champion-schema.ts';
import { championById, champions } from './champions.ts';
import { FACTS_VERSION } from './facts-version.ts';
import { itemSchema } from './item-schema.ts';
import { itemById, items } from './items.ts';
import { foldName } from './name-matcher.ts';
import { spellSchema } from './spell-schema.ts';
import { spells, spellsOf } from './spells.ts';

const distinct = (values: readonly unknown[]): number => new Set(values).size;
const count = <T>(values: readonly T[], matches: (value: T) => boolean): number =>
  values.filter(matches).length;

it('the version is the only folder of data', () => {
  const data = path.resolve(import.meta.dirname, '../data');
  const folders = readdirSync(data, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual([FACTS_VERSION]);
  expect(existsSync(path.join(data, FACTS_VERSION, 'champions.json'))).toBe(true);
});

describe('champions', () => {
  it('match their schema, all 170', () => {
    expect(z.array(championSchema).parse(champions)).toEqual(champions);
    expect(champions).toHaveLength(170);
  });

  it('are sorted by name, without duplicates', () => {
    const names = champions.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(distinct(names)).toBe(170);
    expect(distinct(champions.map(({ id }) => id))).toBe(170);
    expect(distinct(champions.map(({ title }) => title))).toBe(170);
  });

  it('have unique folded names and ids', () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, name } of champions)
      for (const text of [foldName(id), foldName(name)])
        owners.set(text, (owners.get(text) ?? new Set()).add(id));
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });

  it('have a portrait named after their id, their region first in the list, and a plausible date', () => {
    for (const { id, image, region, regions, releaseDate } of champions) {
      expect(image, id).toBe(`${id}.png`);
      expect(regions[0], id).toBe(region);
      expect(releaseDate >= '2009-02-21' && releaseDate <= '2025-01-23', id).toBe(true);
    }
  });

  it('cost one of the seven prices', () =>
    expect([...new Set(champions.map(({ priceEssence }) => priceEssence))].toSorted((a, b) => a - b)).toEqual(
      [225, 675, 1234, 1575, 1618, 2400, 3150],
    ));

  it('use every region, and list positions in map order', () => {
    expect(new Set(champions.map(({ region }) => region))).toEqual(new Set(regionSchema.options));
    const order = ['Top', 'Jungle', 'Middle', 'Bottom', 'Support'];
    for (const { id, positions } of champions)
      expect(
        positions.map((position) => order.indexOf(position)),
        id,
      ).toEqual(positions.map((position) => order.indexOf(position)).toSorted((a, b) => a - b));
  });

  it.each([
    ['Annie', { releaseDate: '2009-02-21', rangeTypes: ['Ranged'], damage: 'Magic', resource: 'Mana' }],
    ['Garen', { resource: 'None', region: 'Demacia', positions: ['Top'], priceEssence: 225 }],
    [
      'Gnar',
      { rangeTypes: ['Melee', 'Ranged'], resource: 'Rage', regions: ['Freljord'], releaseDate: '2014-08-14' },
    ],
    ['Jayce', { rangeTypes: ['Melee', 'Ranged'], region: 'Piltover', releaseDate: '2012-07-07' }],
    ['Jhin', { priceEssence: 1234, positions: ['Bottom'], title: 'the Virtuoso', region: 'Ionia' }],
    ['Kayle', { damage: 'Mixed', regions: ['Demacia', 'Targon'] }],
    ['LeeSin', { name: 'Lee Sin', resource: 'Energy', positions: ['Jungle'], releaseDate: '2011-04-01' }],
    ['Mel', { releaseDate: '2025-01-23', priceEssence: 3150, regions: ['Noxus', 'Piltover'] }],
    ['MonkeyKing', { name: 'Wukong', title: 'the Monkey King', image: 'MonkeyKing.png' }],
    ['Nunu', { name: 'Nunu & Willump', roles: ['Tank', 'Mage'], region: 'Freljord' }],
    ['Pantheon', { positions: ['Top', 'Jungle', 'Middle', 'Support'], region: 'Targon' }],
    ['Velkoz', { name: "Vel'Koz", priceEssence: 1618, region: 'Void', releaseDate: '2014-02-27' }],
    ['Vladimir', { resource: 'Crimson Rush', region: 'Noxus' }],
    [
      'Yasuo',
      {
        resource: 'Flow',
        damage: 'Physical',
        passive: { name: 'Way of the Wanderer', image: 'Yasuo_Passive.png' },
      },
    ],
  ])('know %s as checked by hand', (id, expected) => expect(championById(id)).toMatchObject(expected));

  it('are found by id only', () => {
    expect(championById('Wukong')).toBeUndefined();
    expect(championById('toString')).toBeUndefined();
  });
});

describe('spells', () => {
  it('match their schema, all 680', () => {
    expect(z.array(spellSchema).parse(spells)).toEqual(spells);
    expect(spells).toHaveLength(680);
    expect(distinct(spells.map(({ id }) => id))).toBe(680);
  });

  it('are four per champion, in key order', () => {
    for (const { id } of champions)
      expect(
        spellsOf(id).map(({ slot }) => slot),
        id,
      ).toEqual(['Q', 'W', 'E', 'R']);
    expect(spells.map(({ champion }) => champion)).toEqual(champions.flatMap(({ id }) => [id, id, id, id]));
    expect(spellsOf('Nobody')).toEqual([]);
  });

  it('are of five kinds; only those with charges recharge, and every normal one has a cooldown at rank 1', () => {
    const kinds = { normal: 651, charges: 20, none: 7, level: 1, special: 1 };
    for (const [name, expected] of Object.entries(kinds)) {
      expect(
        count(spells, ({ kind }) => kind === name),
        name,
      ).toBe(expected);
    }
    for (const { id, kind, cooldownSeconds, rechargeSeconds } of spells) {
      expect(rechargeSeconds !== undefined, id).toBe(kind === 'charges');
      expect(rechargeSeconds?.length ?? cooldownSeconds.length, id).toBe(cooldownSeconds.length);
    }
    const withoutCooldown = spells.filter(
      ({ kind, cooldownSeconds }) => kind === 'normal' && cooldownSeconds[0] === 0,
    );
    expect(withoutCooldown).toEqual([]);
  });

  it.each([
    ['EzrealQ', { name: 'Mystic Shot', cooldownSeconds: [5.5, 5.25, 5, 4.75, 4.5] }],
    ['KarthusFallenOne', { name: 'Requiem', cooldownSeconds: [200, 180, 160], slot: 'R' }],
    ['EnchantedCrystalArrow', { champion: 'Ashe', cooldownSeconds: [100, 80, 60] }],
    ['AhriW', { name: 'Fox-Fire', cooldownSeconds: [10, 9, 8, 7, 6] }],
    ['TeemoR', { kind: 'charges', rechargeSeconds: [35, 30, 25] }],
    ['JayceToTheSkies', { name: 'To the Skies! / Shock Blast', cooldownSeconds: [16, 14, 12, 10, 8, 6] }],
  ])('know %s as checked by hand', (id, expected) => {
    expect(spells.find((spell) => spell.id === id)).toMatchObject(expected);
  });
});

describe('items', () => {
  it('match their schema, all 195', () => {
    expect(z.array(itemSchema).parse(items)).toEqual(items);
    expect(items).toHaveLength(195);
    expect(distinct(items.map(({ name }) => name))).toBe(195);
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  });

  it('cost 50 to 3600 gold and have a picture named after their id', () => {
    expect(Math.min(...items.map(({ priceGold }) => priceGold))).toBe(50);
    expect(Math.max(...items.map(({ priceGold }) => priceGold))).toBe(3600);
    for (const { id, image } of items) expect(image).toBe(`${id}.png`);
  });

  it('mark the twelve that are not bought', () => {
    expect(count(items, ({ special }) => special === 'feats-boots')).toBe(7);
    expect(count(items, ({ special }) => special === 'support-quest-upgrade')).toBe(5);
    expect(count(items, ({ special }) => special === undefined)).toBe(183);
  });

  it('are built from items of the table, except two quest items', () => {
    const unknown = items.flatMap(({ buildsFrom }) => buildsFrom).filter((id) => itemById(id) === undefined);
    expect([...new Set(unknown)].toSorted((a, b) => a - b)).toEqual([3013, 3867]);
  });

  it.each([
    [1001, { name: 'Boots', priceGold: 300, buildsFrom: [] }],
    [1036, { name: 'Long Sword', priceGold: 350 }],
    [1038, { name: 'B. F. Sword', priceGold: 1300 }],
    [2055, { name: 'Control Ward', priceGold: 75, rank: 'Consumable' }],
    [3031, { name: 'Infinity Edge', priceGold: 3450, rank: 'Legendary' }],
    [3078, { name: 'Trinity Force', priceGold: 3333 }],
    [3089, { name: "Rabadon's Deathcap", priceGold: 3600, buildsFrom: [1058, 1058] }],
    [3170, { name: 'Swiftmarch', special: 'feats-boots' }],
  ])('know %i as checked by hand', (id, expected) => expect(itemById(id)).toMatchObject(expected));
});

describe('the places of the arena', () => {
  it('matches its schema', () => expect(arenaPlacesSchema.parse(arenaPlaces)).toEqual(arenaPlaces));

  it('has all structures, half of them on each side', () => {
    const { nexuses, inhibitors, turrets, pits, camps, areas } = arenaPlaces;
    expect([nexuses, inhibitors, turrets, pits, camps, areas].map(({ length }) => length)).toEqual([
      2, 6, 22, 2, 14, 15,
    ]);
    for (const side of ['blue', 'red'] as const) {
      expect(count(turrets, ({ team }) => team === side)).toBe(11);
      expect(count(inhibitors, ({ team }) => team === side)).toBe(3);
      expect(count(camps, ({ team }) => team === side)).toBe(6);
    }
    expect(distinct(areas.map(({ name }) => name))).toBe(15);
  });

  it('puts blue bottom left and the dragon below the middle', () => {
    expect(arenaPlaces.nexuses).toEqual([
      { team: 'blue', x: 1549, y: 1658 },
      { team: 'red', x: 13240, y: 13235 },
    ]);
    expect(arenaPlaces.pits).toEqual([
      { name: 'baron', x: 5007, y: 10471 },
      { name: 'dragon', x: 9866, y: 4414 },
    ]);
    expect(arenaPlaces.turrets).toContainEqual({
      team: 'blue',
      lane: 'mid',
      tier: 'outer',
      x: 5846,
      y: 6396,
    });
  });
});
