import { expect, it } from 'vitest';
import { statisticsOf } from './statistics.ts';
import { ownedEffect, ownedIcon } from './testing/items.ts';

it('counts types and every rarity, mythic first, and adds up the value', () => {
  const items = [
    ownedEffect({ name: 'Gold', rarity: 'epic', price: 750 }),
    ownedEffect({ name: 'Drift', rarity: 'mythic', price: 2_000 }),
    ownedIcon({ name: 'Azir', rarity: 'mythic', price: 1_800 }),
  ];
  expect(statisticsOf(items)).toEqual({
    counts: { all: 3, username_effect: 2, 'profile-icon': 1 },
    rarities: [
      { rarity: 'mythic', count: 2 },
      { rarity: 'legendary', count: 0 },
      { rarity: 'epic', count: 1 },
      { rarity: 'rare', count: 0 },
      { rarity: 'uncommon', count: 0 },
      { rarity: 'common', count: 0 },
    ],
    value: 4_550,
  });
});

it('is all zeros for nothing', () => {
  const { counts, value } = statisticsOf([]);
  expect([counts.all, counts.username_effect, counts['profile-icon'], value]).toEqual([0, 0, 0, 0]);
});
