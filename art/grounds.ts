import type { Item } from '@hub/catalog/item-schema';
import type { GroundColour, Palette } from './colours.ts';

/** The ground of an item tells what it gives: the first tag of it that is listed counts. */
const GROUNDS: readonly (readonly [tag: string, palette: Palette])[] = [
  ['Boots', ['#2b2412', '#8f7436', '#f6e6b4', '#7fd6e8']],
  ['Consumable', ['#3a1326', '#a83f6c', '#ffc9dd', '#ffd66b']],
  ['SpellDamage', ['#241a4e', '#6a50c8', '#dcd2ff', '#ffc9f0']],
  ['CriticalStrike', ['#3a2408', '#b07428', '#ffe4b0', '#ff9e5c']],
  ['Damage', ['#3a1512', '#ac4430', '#ffcfbd', '#ffd66b']],
  ['AttackSpeed', ['#33280c', '#a08a2c', '#fff0bf', '#62b6ff']],
  ['Armor', ['#1c2840', '#5473a4', '#d8e4fa', '#f2d27a']],
  ['SpellBlock', ['#321440', '#8a3fa4', '#f2ccff', '#8ff0d0']],
  ['Health', ['#12331f', '#3a8f56', '#c4f7d2', '#ffd66b']],
  ['Mana', ['#0e2c46', '#2f7fc0', '#cdeaff', '#9fe4ff']],
  ['ManaRegen', ['#0e2c46', '#2f7fc0', '#cdeaff', '#9fe4ff']],
];
const OTHER: Palette = ['#0c2e30', '#1f8a86', '#b4fff0', '#ffd66b'];

export const paletteOf = (tags: readonly string[]): Palette =>
  GROUNDS.find(([tag]) => tags.includes(tag))?.[1] ?? OTHER;

/** The form behind an item tells its rank. */
export const motionOf = (rank: Item['rank']): string =>
  rank === 'Legendary' ? 'rays' : rank === 'Epic' ? 'orbit' : rank === 'Boots' ? 'dash' : 'still';

type Plane = readonly [colour: GroundColour, d: string];

/** A bench of cut stone before a wall; legendary items lie before a round window. */
export const benchOf = (rank: Item['rank']): readonly Plane[] => [
  ['sky', 'M0 0H64V64H0Z'],
  ['dusk', 'M0 26L64 12V64H0Z'],
  ...(rank === 'Legendary' ? ([['halo', 'M2 30A30 30 0 1 1 62 30A30 30 0 1 1 2 30Z']] as const) : []),
  ['far', 'M0 50L10 46L64 44V64H0Z'],
  ['mid', 'M0 54L64 49V64H0Z'],
  ['lit', 'M0 54L64 49V50.2L0 55.4Z'],
];
