import { lean, type Part, PLAIN, type Silhouette, turned } from '../parts.ts';
import { below, both, disc, fan, ribbon, right, ring } from '../paths.ts';

const scissor: readonly Part[] = [
  ['one', ring(22, 56, 11, 4.6), {}],
  [
    'steel',
    'M26 47L30 30L36 -16C44 2 44 22 38 36L31 50Z',
    { shade: 'M36 -16C44 2 44 22 38 36L31 50L35 30Z' },
  ],
];

/** Blades. */
export const blades: Readonly<Record<string, Silhouette>> = {
  kunai: {
    slot: [26, 38, 2.2, true],
    parts: lean(
      40,
      [
        ['steel', 'M32 -14L44 22L37 31H27L20 22Z', { shade: right(32) }],
        ['one', 'M27 30H37V50H27Z', { shade: 'M27 34L37 38V42L27 38ZM27 43L37 47V50L27 46Z' }],
        ['gold', ring(32, 58, 9.5, 4), {}],
        ['two', 'M36 62L52 58L46 66L58 72L38 68Z', PLAIN],
      ],
      0.92,
      -2,
    ),
  },
  grapple: {
    slot: [54, 53, 0.85],
    parts: lean(
      30,
      [
        [
          'bone',
          ribbon([
            [32, 38, 5],
            [28, 50, 5],
            [37, 60, 5],
            [30, 76, 5],
          ]),
          { edge: 0 },
        ],
        ['steel', both('M34 -4C54 2 60 22 52 38L43 26C46 18 42 10 33 8Z'), { shade: right(44) }],
        ['steel', 'M28 -6H36L38 14L32 26L26 14Z', { shade: right(32) }],
        ['one', 'M26 14H38V42H26Z', { shade: right(32) }],
        ['gold', 'M22 18H42V25H22ZM24 38H40V44H24Z', { shade: right(33) }],
      ],
      0.95,
    ),
  },
  moonblade: {
    slot: [46, 30, 0.95],
    parts: lean(
      14,
      [
        [
          'steel',
          'M48 -8C16 -10 -4 12 -2 36C0 58 22 74 48 66C28 60 16 48 16 32C16 16 28 0 48 -8Z',
          {
            shade: 'M8 -8L16 32L48 66L60 76H-10L-4 40L16 50L12 20Z',
            light: 'M20 2C8 10 2 22 3 34C6 22 12 10 24 4Z',
          },
        ],
        ['one', 'M10 24L40 27V37L10 40Z', { shade: below(33) }],
        ['two', 'M38 26L48 32L38 38Z', {}],
      ],
      0.92,
      2,
    ),
  },
  chainblades: {
    slot: [32, 12, 0.95],
    parts: [
      ['iron', ring(20, 64, 6, 2.4) + ring(32, 67, 6, 2.4) + ring(44, 64, 6, 2.4), {}],
      [
        'steel',
        both('M42 50C38 34 46 12 70 -6C76 18 66 42 50 58Z'),
        { shade: both('M42 50C50 34 60 14 70 -6C76 18 66 42 50 58Z') },
      ],
      ['one', both('M36 44L54 54L50 62L33 51Z'), { shade: right(46) }],
      ['wood', both('M40 54L46 58L36 72L30 68Z'), {}],
    ],
  },
  cleaver: {
    slot: [50, 51, 1],
    parts: lean(
      -38,
      [
        ['wood', 'M46 12L74 14L76 26L46 26Z', { shade: below(20) }],
        ['gold', 'M44 8H50V30H44Z', { shade: below(19) }],
        ['steel', 'M-8 0L46 4V38H10L-6 26Z', { shade: below(26), light: 'M-4 4L40 7V11L-3 9Z' }],
        ['two', 'M-7 24L46 31V39H10L-6 27Z', { edge: 0 }],
        ['ink', disc(36, 13, 3.4), PLAIN],
      ],
      0.95,
      10,
    ),
  },
  rapier: {
    slot: [34, 28, 2.3, true],
    parts: lean(
      38,
      [
        ['steel', 'M29.5 36L31 -20H33L34.5 36Z', { shade: right(32) }],
        [
          'one',
          'M14 36C14 56 50 56 50 36L44 34H20Z',
          { shade: right(34), light: 'M18 38C19 46 24 49 28 50L26 38Z' },
        ],
        ['gold', 'M8 32H56V38H8Z', { shade: right(32) }],
        ['wood', 'M28 44H36V64H28Z', { shade: right(32) }],
        ['gold', disc(32, 68, 6), { shade: right(32) }],
      ],
      0.95,
    ),
  },
  broken: {
    slot: [53, 13, 0.95],
    parts: lean(
      34,
      [
        [
          'steel',
          'M18 44L19 12L26 20L30 4L36 14L45 2L46 44Z',
          { shade: right(34), light: 'M21 20L25 26V40H21Z' },
        ],
        ['two', 'M29 22L33 26L30 32L34 38L30 42L27 36L30 30L27 26Z', PLAIN],
        ['one', 'M8 42H56L52 52H12Z', { shade: right(32) }],
        ['wood', 'M27 52H37V70H27Z', { shade: right(32) }],
        ['gold', 'M23 68H41L36 78H28Z', { shade: right(32) }],
      ],
      0.95,
      -2,
    ),
  },
  jagged: {
    slot: [52, 51, 0.9],
    parts: lean(
      34,
      [
        [
          'steel',
          'M20 46L16 34L22 28L16 16L23 8L19 -2L34 -20L46 0L42 12L49 20L42 30L48 36L44 46Z',
          { shade: right(33), light: 'M26 0L32 -8V30L28 40L25 30Z' },
        ],
        ['bone', both('M36 42L58 34L68 42L58 54L36 53Z'), { shade: right(46) }],
        ['one', 'M25 40H39L41 52L32 58L23 52Z', { shade: right(32) }],
        ['wood', 'M28 54H36V74H28Z', { shade: right(32) }],
      ],
      0.88,
      2,
    ),
  },
  scissors: {
    slot: [53, 52, 0.9],
    parts: [
      ...lean(-24, turned(scissor, { flip: true }), 0.98, 2),
      ...lean(24, scissor, 0.98, 2),
      ['gold', disc(32, 38, 5), { shade: right(32) }],
    ],
  },
  bladefan: {
    slot: [32, 52, 1],
    parts: [
      [
        'steel',
        fan('M32 36L24 8L32 -16L40 8Z', 7, -102, 102, 32, 42),
        { shade: fan('M32 36L32 -16L40 8Z', 7, -102, 102, 32, 42) },
      ],
      ['two', fan('M28 20L32 34L36 20L32 14Z', 7, -102, 102, 32, 42), PLAIN],
      ['one', 'M14 44L32 30L50 44L44 58L32 66L20 58Z', { shade: right(33) }],
    ],
  },
};
