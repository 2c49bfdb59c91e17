import { lean, PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, fan, ribbon, right } from '../paths.ts';

/** Spears and other arms with a long shaft, and an axe. */
export const polearms: Readonly<Record<string, Silhouette>> = {
  poleaxe: {
    slot: [14, 51, 0.92],
    parts: lean(
      24,
      [
        ['dark', 'M28 -12H36V78H28Z', { shade: right(32) }],
        ['steel', 'M30 10L10 20L30 28Z', { shade: below(20) }],
        [
          'one',
          'M34 2L50 0L62 -14C78 4 78 34 60 52L50 36L34 32Z',
          { shade: below(20), light: 'M60 -8C70 6 70 18 68 20L58 14Z' },
        ],
        ['steel', 'M62 -14C78 4 78 34 60 52L57 46C70 32 70 8 58 -8Z', { shade: below(20), edge: 0 }],
        ['gold', 'M25 -2H39V36H25Z', { shade: right(32) }],
      ],
      0.88,
      2,
    ),
  },
  scythe: {
    slot: [14, 52, 0.95],
    parts: lean(
      16,
      [
        ['dark', 'M29 -8L36 -10L40 78H33Z', { shade: right(36) }],
        [
          'one',
          'M26 0L40 -10C66 -14 84 4 84 34C74 18 60 12 42 16L28 14Z',
          { shade: below(4, 18), light: 'M40 -6C58 -10 70 -2 76 10C64 0 52 -2 42 0Z' },
        ],
        ['steel', 'M84 34C74 18 60 12 42 16L42 11C62 6 76 16 84 34Z', PLAIN],
        ['ink', 'M34 2L44 -4L52 3L44 10Z', PLAIN],
        ['two', disc(44, 3, 4), PLAIN],
        ['steel', 'M28 2L12 8L28 14Z', {}],
      ],
      0.86,
      4,
    ),
  },
  glaive: {
    slot: [14, 14, 0.95],
    parts: lean(
      38,
      [
        ['wood', 'M28.5 20H35.5V80H28.5Z', { shade: right(32) }],
        ['steel', 'M32 -22C46 -10 46 8 40 24H25L22 14L28 8Z', { shade: right(34) }],
        ['gold', 'M20 22H44L40 32H24Z', { shade: right(32) }],
        ['one', 'M22 31H42L48 52L38 44L32 56L26 44L16 52Z', { shade: right(32) }],
        ['two', disc(32, 27, 4), PLAIN],
      ],
      0.92,
      2,
    ),
  },
  lance: {
    slot: [53, 13, 0.95],
    parts: lean(
      -34,
      [
        ['wood', 'M28 34H36V80H28Z', { shade: right(32) }],
        ['steel', 'M32 -24L42 20L37 30H27L22 20Z', { shade: right(32), light: 'M32 -14L29 18L31 24Z' }],
        ['gold', both('M36 18L58 2L54 16L62 22L46 34L36 34Z'), { shade: right(44) }],
        ['one', 'M24 26H40L42 40H22Z', { shade: right(32) }],
        ['two', 'M32 28L37 33L32 38L27 33Z', PLAIN],
      ],
      0.92,
      4,
    ),
  },
  trident: {
    slot: [51, 51, 0.9],
    parts: lean(
      32,
      [
        ['wood', 'M28 30H36V80H28Z', { shade: right(32) }],
        ['one', both('M33 24C46 24 48 10 44 -10L60 4C62 26 52 40 33 38Z'), { shade: right(48) }],
        ['one', 'M32 -22L41 -4L37 28H27L23 -4Z', { shade: right(32) }],
        ['two', 'M24 28H40V38L32 46L24 38Z', { shade: right(32) }],
      ],
      0.9,
      2,
    ),
  },
  spears: {
    slot: [32, 55, 0.9],
    parts: [
      ['wood', fan('M29.5 8H34.5V76H29.5Z', 3, -30, 30, 32, 66), {}],
      [
        'one',
        fan('M32 -18L41 4L35 14H29L23 4Z', 3, -30, 30, 32, 66),
        { shade: fan('M32 -18L41 4L35 14H32Z', 3, -30, 30, 32, 66) },
      ],
      ['two', fan('M26 14H38V20H26Z', 3, -30, 30, 32, 66), { edge: 0 }],
    ],
  },
  harpoon: {
    slot: [51, 50, 0.95],
    parts: lean(
      34,
      [
        ['wood', 'M28 20H36V80H28Z', { shade: right(32) }],
        ['bone', 'M32 -24L46 4L40 6L50 20L38 24L36 30H28L26 24L14 20L24 6L18 4Z', { shade: right(32) }],
        ['one', 'M23 26H41V44H23Z', { shade: 'M23 31L41 34V37L23 34ZM23 39L41 42V44H23Z' }],
        [
          'two',
          ribbon([
            [38, 40, 4],
            [50, 46, 4],
            [46, 60, 4],
            [58, 70, 2],
          ]),
          { edge: 0 },
        ],
      ],
      0.92,
      2,
    ),
  },
  spiral: {
    slot: [32, 34, 2.2, true],
    parts: lean(
      24,
      [
        ['wood', 'M28 26H36V80H28Z', { shade: right(32) }],
        [
          'gold',
          ribbon(
            [
              [32, 32, 7],
              [46, 22, 8],
              [50, 4, 8],
              [36, -12, 8],
              [18, -8, 7],
              [14, 8, 7],
              [24, 17, 6],
              [33, 12, 5],
              [32, 4, 3],
            ],
            6,
          ),
          { shade: right(38) },
        ],
        ['one', disc(32, 36, 7), { shade: right(33) }],
      ],
      0.92,
      2,
    ),
  },
  joust: {
    slot: [53, 54, 0.92],
    parts: lean(
      30,
      [
        ['wood', 'M28 50H36V78H28Z', { shade: right(32) }],
        ['steel', 'M32 -26L47 42H17Z', { shade: right(32), light: 'M32 -20L28 40H21Z' }],
        ['two', 'M27 2L38 6L38.8 11L26 7ZM24 18L42 24L43 29L22.6 23Z', { edge: 0 }],
        ['one', 'M4 40L14 34H50L60 40L50 54H14Z', { shade: right(33), light: 'M8 40L15 36H26L20 50L15 50Z' }],
        ['gold', disc(32, 45, 5), { shade: right(32) }],
      ],
      0.9,
      2,
    ),
  },
  mercury: {
    slot: [14, 52, 0.95],
    parts: lean(
      30,
      [
        ['iron', 'M28 30H36V82H28Z', { shade: right(32) }],
        ['gold', 'M24 48H40V54H24ZM24 70H40V80H24Z', { shade: right(32) }],
        ['two', 'M18 2H46V28H18Z', { edge: 0, light: 'M22 6H30L26 24H20Z' }],
        ['one', 'M2 -10H62V4H42L36 10H28L22 4H2ZM2 22H22L28 18H36L42 22H62V36H2Z', { shade: below(30) }],
        ['gold', 'M-6 -12H10V8H4V18H10V38H-6ZM54 -12H70V38H54V18H60V8H54Z', { shade: right(62) }],
      ],
      0.86,
      2,
    ),
  },
};
