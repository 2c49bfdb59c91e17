import { PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, fan, right } from '../paths.ts';

const SOLE = 'M10 55H62V63H10Z';

/** Clothes, armour and what is worn on a head or a hand. */
export const worn: Readonly<Record<string, Silhouette>> = {
  boot: {
    slot: [50, 20, 1],
    parts: [
      [
        'one',
        'M12 4H38V34L56 42C62 45 63 50 62 57H10L14 30Z',
        { shade: 'M28 4H38V34L56 42C62 45 63 50 62 57H36L26 36Z' },
      ],
      ['gold', 'M8 0H42V12H8Z', { shade: right(28) }],
      ['dark', SOLE, PLAIN],
    ],
  },
  shoe: {
    slot: [45, 14, 1],
    parts: [
      [
        'one',
        'M6 22C14 30 22 30 30 30C38 46 54 46 60 40C66 34 60 26 54 30C56 18 70 24 68 38C68 50 60 57 50 57H6Z',
        { shade: 'M6 44C30 46 46 52 64 46C60 54 56 57 50 57H6Z' },
      ],
      ['gold', 'M2 18L12 24C18 28 24 28 34 27L36 36C22 40 12 38 2 32Z', { shade: below(30) }],
      ['dark', 'M4 55H52V63H4Z', PLAIN],
    ],
  },
  greave: {
    slot: [51, 18, 0.98],
    parts: [
      ['one', 'M14 -2L26 -8L38 -2V38L60 46V58H10L14 38Z', { shade: 'M26 -8L38 -2V38L60 46V58H30Z' }],
      [
        'iron',
        'M10 10L26 4L42 10V20L26 15L10 20ZM12 28L26 23L40 28V36L26 32L12 36ZM40 40L61 48V58H34Z',
        { shade: right(26) },
      ],
      ['dark', SOLE, PLAIN],
    ],
  },
  wingboot: {
    slot: [16, 47, 0.8],
    parts: [
      [
        'white',
        'M22 34C0 30 -6 14 -6 -4L6 4L8 -8L18 2L22 -6L28 14Z',
        { shade: 'M22 34L-4 14L8 14L6 4L16 16L18 2L28 14Z' },
      ],
      [
        'one',
        'M18 12H44V34L58 42C64 45 65 50 64 57H14L18 34Z',
        { shade: 'M34 12H44V34L58 42C64 45 65 50 64 57H42L30 36Z' },
      ],
      ['gold', 'M15 8H47V17H15Z', { shade: right(32) }],
      ['dark', 'M14 55H64V63H14Z', PLAIN],
    ],
  },
  cloak: {
    slot: [32, 46, 1],
    parts: [
      [
        'one',
        'M22 4H42C54 12 62 36 64 66L50 60L41 67L32 60L23 67L14 60L0 66C2 36 10 12 22 4Z',
        {
          shade: 'M40 4H42C54 12 62 36 64 66L50 60L41 67C46 44 44 22 38 12Z',
          light: 'M18 12C10 24 6 42 5 58L12 55C12 38 14 24 20 14Z',
        },
      ],
      ['low', 'M24 12H40L44 62L32 58L20 62Z', PLAIN],
      ['gold', 'M16 0H48L52 12L40 18H24L12 12Z', { shade: right(34) }],
    ],
  },
  mantle: {
    slot: [32, 42, 1.05],
    parts: [
      [
        'one',
        both('M32 14L44 8C58 10 66 22 68 40L56 36L54 52L42 46L32 58Z'),
        { shade: right(44), light: both('M50 14C56 18 60 26 62 33L56 31Z') },
      ],
      ['low', 'M20 12C20 -8 44 -8 44 12L32 24Z', { shade: right(34) }],
      ['gold', both('M32 16L46 8L50 16L32 28Z'), { edge: 0 }],
    ],
  },
  cowl: {
    slot: [52, 53, 0.9],
    parts: [
      [
        'one',
        'M32 -8C54 -4 58 20 56 40L64 76H0L8 40C6 20 10 -4 32 -8Z',
        {
          shade: 'M34 -8C54 -4 58 20 56 40L64 76H46C50 44 48 12 34 -8Z',
          light: 'M26 -4C14 2 12 18 13 36L18 22C19 12 21 4 26 -4Z',
        },
      ],
      ['ink', 'M32 10C46 14 46 30 42 46L32 56L22 46C18 30 18 14 32 10Z', PLAIN],
      ['two', both('M36 30L45 26L43 34L37 35Z'), PLAIN],
    ],
  },
  visage: {
    slot: [32, 9, 0.9],
    parts: [
      ['low', both('M42 22L62 -6C68 8 64 26 50 36Z'), { shade: right(50) }],
      [
        'one',
        'M14 12L32 6L50 12L54 36L44 58L32 68L20 58L10 36Z',
        { shade: right(33), light: 'M17 16L28 12L24 26L14 32Z' },
      ],
      ['ink', both('M36 30L48 26L46 36L38 38Z') + 'M26 50H38L36 55H28Z', PLAIN],
      ['two', both('M39 32L45 30L43 34.6L39.6 35.6Z'), PLAIN],
    ],
  },
  rookhelm: {
    slot: [50, 50, 0.95],
    parts: [
      [
        'one',
        'M10 22V-4H20V4H27V-4H37V4H44V-4H54V22L50 44L44 66H20L14 44Z',
        { shade: right(34), light: 'M13 4H17V12H13Z' },
      ],
      ['iron', 'M29 16H35V66H29Z', { shade: right(32) }],
      ['ink', both('M36 28H50L48 35H36Z'), PLAIN],
      ['gold', 'M8 14H56V22H8Z', { shade: right(34) }],
    ],
  },
  hat: {
    slot: [24, 43, 0.62],
    parts: [
      [
        'one',
        'M14 48L20 22C24 6 34 -6 58 -8C66 -4 66 4 58 6C50 4 46 10 46 20L52 48Z',
        {
          shade: 'M40 0L58 -8C66 -4 66 4 58 6C50 4 46 10 46 20L52 48H36Z',
          light: 'M22 30L26 18C28 10 32 4 38 0L32 16L28 34Z',
        },
      ],
      ['gold', 'M12 38H51L54 50H10Z', { shade: right(36) }],
      ['one', 'M-6 56C6 44 58 44 70 56C58 68 6 68 -6 56Z', { shade: below(57) }],
    ],
  },
  mask: {
    slot: [50, 52, 0.9],
    parts: [
      [
        'bone',
        both('M32 4C50 -2 62 4 62 20C62 38 54 58 32 70Z'),
        { shade: right(34, 40), light: 'M8 16C10 8 18 6 26 8L14 20Z' },
      ],
      ['one', both('M32 4C50 -2 62 4 62 14L48 12L32 22Z'), { shade: right(34) }],
      ['ink', both('M36 32C40 22 52 20 56 24C56 34 46 40 37 38Z') + 'M26 52L32 48L38 52L32 58Z', PLAIN],
      ['two', both(disc(46, 30, 3)), PLAIN],
    ],
  },
  bracer: {
    slot: [32, 34, 1.05],
    parts: [
      ['one', 'M8 4H56L50 62H14Z', { shade: right(38, 36), light: 'M12 12H20L20 54H16Z' }],
      ['gold', 'M4 0H60V13H4ZM10 54H54V66H10Z', { shade: right(38) }],
      ['iron', both('M54 18L66 14L64 28L53 30ZM52 36L63 33L60 46L50 47Z'), {}],
    ],
  },
  vest: {
    slot: [32, 40, 1],
    parts: [
      [
        'one',
        both('M32 14L40 2H50L62 14L56 32L52 28V66H32Z'),
        { shade: right(36), light: 'M10 14L16 8L20 24L12 26Z' },
      ],
      ['low', 'M24 2H40L32 20Z', PLAIN],
      ['wood', 'M12 54H52V62H12Z', { shade: right(36) }],
    ],
  },
  plate: {
    slot: [32, 33, 1],
    parts: [
      ['iron', both('M38 6C54 -4 68 6 68 26L50 30Z'), { shade: right(50) }],
      [
        'one',
        'M16 8L26 4L32 10L38 4L48 8L54 34L46 56L32 68L18 56L10 34Z',
        { shade: right(33), light: 'M19 12L27 10L24 28L15 32Z' },
      ],
      ['gold', both('M32 10L38 4L46 7L34 22Z') + 'M15 48H49L46 56H18Z', { edge: 0 }],
    ],
  },
  thornvest: {
    slot: [32, 42, 0.95],
    parts: [
      ['low', fan('M28 6L32 -22L36 6Z', 11, -130, 130, 32, 34), PLAIN],
      [
        'one',
        both('M32 14L40 6H48L56 16L52 60L32 68Z'),
        { shade: right(36), light: 'M13 18L18 12L20 30L13 34Z' },
      ],
      ['dark', 'M25 6H39L32 18Z', PLAIN],
    ],
  },
  scalemail: {
    slot: [32, 12, 0.95],
    parts: [
      ['iron', both('M44 8L60 4L68 22L52 30Z'), { shade: right(52) }],
      ['one', 'M12 8H52L54 40L50 66L41 58L32 66L23 58L14 66L10 40Z', { shade: right(36) }],
      ['low', 'M14 28H50V31H14ZM14 40H50V43H14ZM15 52H49V55H15Z', PLAIN],
    ],
  },
};
