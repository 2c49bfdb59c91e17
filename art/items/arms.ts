import { lean, type Part, PLAIN, type Silhouette, type Slot, turned } from '../parts.ts';
import { below, both, disc, fan, right, ring } from '../paths.ts';

const LOW: Slot = [49, 50, 0.95];
const HIGH: Slot = [15, 14, 0.95];

const grip: readonly Part[] = [
  ['wood', 'M28 50H36V68H28Z', { shade: 'M28 54L36 57V61L28 58ZM28 62L36 65V68H28Z' }],
  ['gold', disc(32, 72, 6), { shade: right(32) }],
];

/** A weapon of which the upper half is `parts`, leaning to the right. */
const blade = (parts: readonly Part[], slot: Slot = LOW, turn = 40): Silhouette => ({
  slot,
  parts: lean(turn, [...parts, ...grip], 0.88),
});

const pole = (parts: readonly Part[], slot: Slot = LOW, turn = 36): Silhouette => ({
  slot,
  parts: lean(turn, [['wood', 'M29 -2H35V84H29Z', { shade: right(32) }], ...parts], 0.86),
});

/** Weapons of the shop. */
export const arms: Readonly<Record<string, Silhouette>> = {
  longsword: blade([
    ['one', 'M26 44V-8L32 -20L38 -8V44Z', { shade: right(32) }],
    ['gold', 'M12 42H52L48 51H16Z', { shade: right(34) }],
  ]),
  shortsword: blade(
    [
      ['one', 'M24 44L20 14L32 -8L44 14L40 44Z', { shade: right(32), light: 'M23 16L29 6V40L26 40Z' }],
      ['gold', 'M10 36L22 42H42L54 36L50 50H14Z', { shade: right(34) }],
    ],
    HIGH,
    -36,
  ),
  broadsword: blade([
    ['one', 'M18 44L14 -2L32 -22L50 -2L46 44Z', { shade: right(32), light: 'M18 0L26 -9V40H21Z' }],
    ['low', 'M29 -6H35V34H29Z', PLAIN],
    ['gold', both('M32 42L58 34L62 44L50 52H32Z'), { shade: right(38) }],
  ]),
  knife: blade(
    [
      ['one', 'M24 44C20 22 24 2 40 -14C44 8 44 26 40 44Z', { shade: right(33, 36) }],
      ['iron', 'M18 43H46V51H18Z', { shade: right(33) }],
    ],
    LOW,
    52,
  ),
  dirk: blade(
    [
      [
        'one',
        'M22 44L18 36L24 32L18 24L24 20L20 10L32 -14L46 6V44Z',
        { shade: right(34), light: 'M38 4L42 8V40H38Z' },
      ],
      ['iron', both('M32 42L52 46L54 54L32 51Z'), { shade: right(34) }],
    ],
    [16, 50, 0.95],
    -32,
  ),
  scimitar: blade(
    [
      [
        'one',
        'M26 44C22 24 36 14 36 -18C62 -4 62 26 42 44Z',
        { shade: 'M36 -18C62 -4 62 26 42 44C52 26 52 4 36 -18Z', light: 'M38 -6L42 6C40 20 34 26 31 40Z' },
      ],
      ['gold', 'M14 42H50L46 51H18Z', { shade: right(33) }],
    ],
    HIGH,
    30,
  ),
  sickle: pole(
    [
      [
        'one',
        'M24 4C30 -14 58 -18 76 6C60 -2 46 2 38 14L26 16Z',
        { shade: 'M76 6C60 -2 46 2 38 14L32 15C36 0 52 -8 76 6Z' },
      ],
      ['gold', 'M24 12H40V22H24Z', { shade: right(32) }],
    ],
    [49, 49, 1],
    -14,
  ),
  handaxe: pole(
    [
      [
        'one',
        'M34 -8L46 -14C64 4 64 28 46 44L42 28L34 26Z',
        {
          shade: 'M34 10L58 12C58 26 54 36 46 44L42 28L34 26Z',
          light: 'M46 -14C55 -5 59 4 60 12H54C53 3 50 -4 45 -9Z',
        },
      ],
      ['iron', 'M22 -4H36V22H22L16 9Z', { shade: below(10) }],
    ],
    [16, 50, 1],
    16,
  ),
  mace: pole(
    [
      ['iron', fan('M28 2L32 -22L36 2Z', 7, -120, 120, 32, 12), {}],
      ['one', disc(32, 12, 17), { shade: right(36, 44), light: 'M20 8C22 2 26 -1 31 -2L28 6L22 14Z' }],
      ['gold', 'M26 28H38V36H26Z', { shade: right(32) }],
    ],
    LOW,
    30,
  ),
  hydra: pole(
    [
      [
        'one',
        both('M34 0L44 4L58 -16C72 2 68 34 48 44L50 28L34 24Z'),
        { shade: right(46), light: both('M58 -12C62 -4 64 4 62 12L56 4Z') },
      ],
      ['gold', 'M24 -4H40V30L32 38L24 30Z', { shade: right(32) }],
    ],
    [32, 51, 0.95],
    0,
  ),
  chainsaw: {
    slot: [13, 15, 0.9],
    parts: lean(
      -32,
      [
        [
          'iron',
          'M16 -12L6 -12L12 -2L4 2L12 10L4 15L12 22L4 28L16 34H48L60 28L52 22L60 15L52 10L60 2L52 -2L58 -12L48 -12L46 -26L38 -20L32 -30L26 -20L18 -26Z',
          {},
        ],
        ['one', 'M14 40V2C14 -22 50 -22 50 2V40Z', { shade: right(36) }],
        ['low', 'M25 34V4C25 -6 39 -6 39 4V34Z', PLAIN],
        ['dark', 'M8 36H56L60 62H4Z', { shade: right(38) }],
        ['two', 'M20 44H44V52H20Z', { edge: 0 }],
        ['iron', ring(32, 72, 12, 5), {}],
      ],
      0.84,
      -2,
    ),
  },
  longbow: {
    slot: [46, 46, 0.95],
    parts: lean(
      -36,
      [
        ['white', 'M56 -14L58.5 -14L46 32L58.5 78H56L43.5 32Z', PLAIN],
        [
          'one',
          'M60 -18C28 -10 20 8 14 24L8 32L14 40C20 56 28 74 60 82C46 70 36 56 32 40V24C36 8 46 -6 60 -18Z',
          { shade: 'M8 32L14 40C20 56 28 74 60 82C46 70 36 56 32 40V32Z' },
        ],
        ['gold', 'M10 23H35V41H10Z', { shade: below(32) }],
      ],
      0.86,
    ),
  },
  arbalest: {
    slot: [50, 49, 0.95],
    parts: lean(
      36,
      [
        ['white', 'M-4 22L32 52L68 22V26L32 57L-4 26Z', PLAIN],
        ['wood', 'M26 0H38V58L42 80H24L26 58Z', { shade: right(32) }],
        [
          'one',
          'M-8 28C2 6 18 -4 32 -4C46 -4 62 6 72 28L62 22C54 12 44 8 32 8C20 8 10 12 2 22Z',
          { shade: right(36) },
        ],
        ['steel', 'M32 -24L42 -8H36V34H28V-8H22Z', { shade: right(32) }],
      ],
      0.84,
    ),
  },
  pistol: {
    slot: [50, 49, 1],
    parts: lean(
      -18,
      [
        ['wood', 'M2 26L24 28L22 44L14 66H-6L0 42Z', { shade: right(14, 8), light: 'M4 44L12 45L6 60H0Z' }],
        ['gold', ring(30, 38, 9, 4), { edge: 0 }],
        ['one', 'M-6 8L2 4L8 10H54V4H68V32H40L34 34H4L-4 30Z', { shade: below(22) }],
        ['two', 'M14 15H46V20H14Z', { edge: 0 }],
      ],
      0.9,
      4,
    ),
  },
  firegun: {
    slot: [14, 50, 0.95],
    parts: lean(
      -34,
      [
        ['wood', 'M24 40H40L44 80H20Z', { shade: right(32) }],
        ['one', 'M16 -14H48V44H16Z', { shade: right(36), light: 'M19 -8H24V40H19Z' }],
        ['gold', 'M12 -20H52V-8H12ZM12 12H52V20H12ZM12 38H52V48H12Z', { shade: right(36) }],
        ['dark', 'M20 -20H44V-14H20Z', PLAIN],
      ],
      0.86,
      2,
    ),
  },
  quiver: {
    slot: [49, 46, 0.95],
    parts: lean(
      -22,
      [
        ['wood', 'M20 -4H23V30H20ZM30 -10H34V30H30ZM41 -4H44V30H41Z', PLAIN],
        [
          'two',
          'M21 -20L29 -10V4L21 0L14 4V-10ZM32 -28L40 -16V-2L32 -6L24 -2V-16ZM43 -20L50 -10V4L43 0L35 4V-10Z',
          {},
        ],
        ['one', 'M12 16H52L46 76H18Z', { shade: right(36, 34) }],
        ['gold', 'M10 14H54V24H10ZM16 60H48V68H17Z', { shade: right(36) }],
      ],
      0.86,
    ),
  },
  slingshot: {
    slot: [32, 13, 1],
    parts: [
      ['two', 'M8 8L32 24L56 8V13L32 30L8 13Z', PLAIN],
      ['one', both('M27 68V48C14 44 4 32 4 4H15C16 24 22 34 32 36V68Z'), { shade: right(32) }],
      ['gold', both('M2 2H17V11H2Z') + 'M25 48H39V56H25Z', { shade: right(33) }],
    ],
  },
  fang: {
    slot: [48, 18, 1],
    parts: [
      [
        'one',
        'M10 6L40 4C40 30 52 48 62 56C36 66 8 50 10 6Z',
        {
          shade: 'M40 4C40 30 52 48 62 56C46 58 28 44 26 5Z',
          light: 'M13 9L19 9C19 24 22 34 27 42C18 34 13 24 13 9Z',
        },
      ],
      ['gold', 'M4 0L46 -3V10L4 13Z', { shade: below(6, 4) }],
    ],
  },
  spear: pole(
    [
      ['one', 'M32 -34L46 -8L38 24H26L18 -8Z', { shade: right(32), light: 'M22 -8L30 -22V18L28 18Z' }],
      ['gold', 'M20 22H44L40 32H24Z', { shade: right(32) }],
      ['two', both('M36 32L52 30L46 40L56 46L36 42Z'), { edge: 0 }],
    ],
    [48, 49, 0.95],
    42,
  ),
  twinglaive: pole(
    [
      ['one', 'M32 -30C54 -18 54 8 40 20H28V-4Z', { shade: 'M32 -30C54 -18 54 8 40 20C46 4 44 -14 32 -30Z' }],
      ['one', 'M32 94C10 82 10 56 24 44H36V68Z', { shade: 'M32 94C22 84 18 70 24 44H36V68Z' }],
      ['gold', 'M26 18H38V27H26ZM26 38H38V46H26Z', { shade: right(32) }],
    ],
    [50, 50, 0.9],
    34,
  ),
  pick: pole(
    [
      [
        'one',
        'M-8 22C2 -6 20 -12 32 -12C44 -12 62 -6 72 22C58 8 46 6 32 6C18 6 6 8 -8 22Z',
        { shade: right(34), light: 'M4 6C12 -4 20 -8 30 -8V-3C20 -3 12 0 4 6Z' },
      ],
      ['iron', 'M23 -16H41V12H23Z', { shade: right(32) }],
    ],
    [48, 50, 1],
    22,
  ),
  drill: {
    slot: [14, 16, 0.95],
    parts: lean(
      34,
      [
        ['wood', 'M26 60H38V84H26ZM14 72H50V80H14Z', { shade: right(32) }],
        ['steel', 'M32 -30L50 18H14Z', { shade: right(32) }],
        ['low', 'M26 -14L40 -8L42 -3L24 -10ZM21 -1L45 6L47 12L19 4Z', PLAIN],
        ['one', 'M10 18H54V60H10Z', { shade: right(38), light: 'M14 22H20V56H14Z' }],
        ['gold', 'M8 16H56V25H8ZM8 54H56V62H8Z', { shade: right(38) }],
      ],
      0.82,
    ),
  },
  triad: {
    slot: [32, 32, 0.95],
    parts: [0, 120, 240].flatMap((turn) =>
      turned(
        [
          ['one', 'M32 -10L46 10L40 30L32 34L24 30L18 10Z', { shade: right(32) }],
          ['gold', 'M22 26L32 34L42 26L38 40H26Z', { edge: 0 }],
        ],
        { turn, cy: 36, scale: 0.94 },
      ),
    ),
  },
};
