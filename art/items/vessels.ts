import { lean, PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, fan, right, ring, wheel } from '../paths.ts';

/** Vessels, tools and what else lies on the bench. */
export const vessels: Readonly<Record<string, Silhouette>> = {
  potion: {
    slot: [32, 45, 1],
    parts: [
      [
        'steel',
        'M24 6H40V22C56 26 62 40 60 52C58 64 48 70 32 70C16 70 6 64 4 52C2 40 8 26 24 22Z',
        { shade: right(44, 50), light: 'M12 38C14 32 18 29 23 27L18 38L14 46Z' },
      ],
      [
        'one',
        'M6 40C20 34 42 46 58 40C62 56 52 66 32 66C12 66 2 56 6 40Z',
        { edge: 0, shade: right(42, 46) },
      ],
      ['wood', 'M22 -6H42V9H22Z', { shade: right(34) }],
    ],
  },
  elixir: {
    slot: [32, 42, 0.95],
    parts: [
      ['steel', 'M25 4H39V18L52 30V64L46 70H18L12 64V30L25 18Z', { shade: right(40) }],
      ['one', 'M16 32H48V62L44 66H20L16 62Z', { edge: 0, shade: right(38) }],
      ['gold', 'M22 -2H42V7H22ZM10 26H54V33H10Z', { shade: right(36) }],
      ['two', 'M32 -16L40 -8L37 -1H27L24 -8Z', { shade: right(32) }],
    ],
  },
  chalice: {
    slot: [32, 29, 0.72],
    parts: [
      [
        'one',
        'M8 14H56C56 36 48 46 38 48V56L50 68H14L26 56V48C16 46 8 36 8 14Z',
        { shade: right(36), light: 'M13 19H19C19 29 22 35 26 39C18 37 13 29 13 19Z' },
      ],
      ['gold', 'M4 10H60V19H4ZM24 46H40V53H24Z', { shade: right(36) }],
    ],
  },
  urn: {
    slot: [32, 40, 1],
    parts: [
      [
        'one',
        'M16 20H48C66 30 62 54 46 68H18C2 54 -2 30 16 20Z',
        { shade: right(42), light: 'M11 32C14 27 17 26 20 26C14 34 13 44 18 56C9 50 7 40 11 32Z' },
      ],
      ['low', 'M4 36H60V43H4Z', PLAIN],
      ['gold', 'M12 14H52V23H12ZM16 64H48V71H16Z', { shade: right(36) }],
    ],
  },
  censer: {
    slot: [50, 50, 0.95],
    parts: [
      ['gold', 'M30 -12H34V8H30ZM10 34L30 6L32 8L14 36ZM54 34L34 6L32 8L50 36Z', PLAIN],
      ['two', 'M32 14C36 20 40 24 38 32H26C24 26 30 22 32 14Z', { edge: 0 }],
      [
        'one',
        'M6 32H58C58 50 48 60 32 66C16 60 6 50 6 32Z',
        { shade: right(36), light: 'M11 37H19L24 54C17 50 12 45 11 37Z' },
      ],
      ['gold', 'M2 28H62V37H2Z', { shade: right(36) }],
    ],
  },
  idol: {
    slot: [32, 46, 0.9],
    parts: [
      [
        'one',
        'M14 6L22 -6H42L50 6L46 20L56 30V58H8V30L18 20Z',
        { shade: right(36), light: 'M12 33L20 28V54H12Z' },
      ],
      ['ink', both('M35 4H44L42 10H35Z') + 'M25 14H39V17H25Z', PLAIN],
      ['iron', 'M2 56H62V68H2Z', { shade: below(62) }],
    ],
  },
  ward: {
    slot: [50, 51, 0.9],
    parts: [
      ['wood', 'M27 38H37L34 78H30Z', { shade: right(32) }],
      [
        'one',
        both('M32 -10L46 -2L64 -8L54 14L58 34L32 46Z'),
        { shade: right(36), light: both('M48 4L58 -3L52 10Z') },
      ],
      ['bone', 'M10 18C20 4 44 4 54 18C44 32 20 32 10 18Z', PLAIN],
      ['two', disc(32, 18, 8.6), PLAIN],
      ['ink', disc(32, 18, 4), PLAIN],
    ],
  },
  tablet: {
    slot: [32, 30, 1.15],
    parts: [
      ['iron', 'M10 0L24 -8H40L54 0L58 56H6Z', { shade: right(38), light: 'M14 4L22 0L20 48H12Z' }],
      ['one', 'M32 4L48 16V42L32 54L16 42V16Z', { shade: right(32), edge: 0 }],
      ['low', 'M0 54H64V68H0Z', { shade: below(61) }],
    ],
  },
  lens: {
    slot: [28, 29, 0.95],
    parts: lean(
      -38,
      [
        ['wood', 'M27 56H37V88H27Z', { shade: right(32) }],
        ['one', ring(32, 24, 32, 8), { shade: right(40) }],
        ['#bfe6f2', disc(32, 24, 24.4), { edge: 0, light: 'M12 26L40 2L48 8L18 40Z', shade: right(44) }],
      ],
      0.74,
      4,
    ),
  },
  engine: {
    slot: [32, 31, 0.95],
    parts: [
      ['gold', wheel('M26 6L27 -4H37L38 6Z', 8, 32, 32), {}],
      ['one', disc(32, 32, 27), { shade: right(38, 46) }],
      ['dark', disc(32, 32, 18), PLAIN],
    ],
  },
  coil: {
    slot: [50, 46, 1],
    parts: [
      ['pale', disc(32, 8, 8), { shade: right(32) }],
      ['iron', 'M26 14H38V60H26Z', { shade: right(32) }],
      ['one', 'M14 20H50V28H14ZM10 33H54V41H10ZM6 46H58V54H6Z', { shade: right(36) }],
      ['gold', 'M2 58H62V70H2Z', { shade: right(36) }],
    ],
  },
  rocketpack: {
    slot: [32, 29, 0.9],
    parts: [
      ['two', both('M40 54H56L52 60L54 72L48 64L42 72L44 60Z'), { edge: 0 }],
      [
        'one',
        both('M36 12C38 0 54 -8 60 12V52L56 58H40L36 52Z'),
        { shade: right(50), light: both('M56 14V46L52 48V12Z') },
      ],
      ['wood', 'M6 20H58V39H6Z', { shade: below(30) }],
      ['gold', 'M22 16H42V42H22Z', { shade: right(32) }],
    ],
  },
  medal: {
    slot: [32, 40, 1.05],
    parts: [
      ['two', both('M34 24L40 -10H56L44 28Z'), { shade: right(42), edge: 0 }],
      ['one', wheel('M26 24L32 10L38 24Z', 10, 32, 40) + disc(32, 40, 24), { shade: right(38, 44) }],
      ['low', disc(32, 40, 18), PLAIN],
    ],
  },
  seal: {
    slot: [32, 27, 1],
    parts: [
      ['bone', 'M16 40L10 70L20 64L26 72L32 46L38 72L44 64L54 70L48 40Z', { shade: right(36) }],
      ['one', wheel('M24 6C26 -8 38 -8 40 6Z', 9, 32, 27) + disc(32, 27, 25), { shade: right(38, 46) }],
      ['low', disc(32, 27, 17), PLAIN],
    ],
  },
  plaque: {
    slot: [32, 32, 1.1],
    parts: [
      ['one', 'M16 -2H48L66 32L48 66H16L-2 32Z', { shade: right(36), light: 'M19 4L5 30L10 32L22 8Z' }],
      ['low', 'M20 8H44L57 32L44 56H20L7 32Z', PLAIN],
      ['steel', both(disc(46, 6, 3) + disc(46, 58, 3)), PLAIN],
    ],
  },
  mandate: {
    slot: [47, 47, 0.95],
    parts: lean(
      -16,
      [
        ['bone', 'M10 8H54V56H10Z', { shade: right(42) }],
        ['low', 'M18 20H46V23H18ZM18 29H46V32H18ZM18 38H36V41H18Z', PLAIN],
        ['one', 'M2 -2H62V13H2ZM2 51H62V66H2Z', { shade: 'M2 7H62V13H2ZM2 60H62V66H2Z' }],
      ],
      0.94,
    ),
  },
  globe: {
    slot: [32, 30, 0.95],
    parts: [
      ['gold', ring(32, 30, 29, 4), { shade: right(42) }],
      [
        'one',
        disc(32, 30, 22),
        { shade: right(36, 44), light: 'M14 26C16 18 22 12 30 11L34 18L24 24L22 34L14 32Z' },
      ],
      ['wood', 'M27 56H37L48 67H16Z', { shade: right(32) }],
    ],
  },
  heartstone: {
    slot: [32, 30, 0.95],
    parts: [
      ['iron', both('M32 8C44 -10 70 -2 67 24C64 46 44 60 32 72Z'), { shade: right(36) }],
      [
        'one',
        both('M32 18C42 2 60 8 58 24C56 40 42 52 32 61Z'),
        { shade: right(36), light: 'M12 20C14 14 19 13 24 16L16 28Z', edge: 0 },
      ],
    ],
  },
  egg: {
    slot: [32, 38, 1],
    parts: [
      [
        'one',
        'M32 -8C50 -2 60 24 56 44C53 60 44 68 32 68C20 68 11 60 8 44C4 24 14 -2 32 -8Z',
        { shade: right(40, 46), light: 'M16 22C18 12 22 6 28 2L22 18L18 32Z' },
      ],
      ['low', 'M7 34L16 26L22 36L30 25L38 35L45 25L57 33L57 39L45 32L38 42L30 32L22 43L16 33L7 41Z', PLAIN],
    ],
  },
  acorn: {
    slot: [50, 14, 0.95],
    parts: [
      ['wood', 'M28 -10H36V6H28Z', { shade: right(32) }],
      [
        'one',
        'M8 26H56C58 48 46 60 32 72C18 60 6 48 8 26Z',
        { shade: right(36), light: 'M14 31H21C20 43 23 51 28 57C18 51 13 43 14 31Z' },
      ],
      ['brown', 'M2 28C2 10 16 2 32 2C48 2 62 10 62 28Z', { shade: right(38) }],
    ],
  },
  claws: {
    slot: [32, 48, 0.9],
    parts: [
      [
        'bone',
        both('M34 28C34 12 36 0 40 -10C46 2 46 16 44 28ZM50 32C54 18 58 10 66 2C68 16 64 28 58 36Z'),
        { shade: right(42) },
      ],
      [
        'one',
        'M4 34C10 22 54 22 60 34C66 52 54 68 32 68C10 68 -2 52 4 34Z',
        { shade: right(38, 44), light: 'M8 36C11 31 18 28 26 28L16 38L12 50Z' },
      ],
    ],
  },
  warhorn: {
    slot: [14, 15, 0.95],
    parts: [
      [
        'one',
        'M64 -4C62 34 42 60 2 58V48C26 46 38 28 38 4Z',
        { shade: 'M64 -4C62 34 42 60 2 58V53C36 52 50 30 52 0Z' },
      ],
      ['gold', 'M34 2L66 -10L69 0L37 12ZM-4 45H8V62H-4ZM24 36L36 48L31 53L19 43Z', { shade: below(50) }],
    ],
  },
  dreamcatcher: {
    slot: [32, 24, 0.85],
    parts: [
      ['two', 'M14 44L20 54L16 70L10 58ZM32 50L38 58L32 74L26 58ZM50 44L54 58L48 70L44 54Z', {}],
      ['one', ring(32, 24, 27, 6), { shade: right(40) }],
      [
        'bone',
        fan('M31.4 24L31 2H33L32.6 24Z', 2, 0, 60, 32, 24) +
          wheel('M31.4 24L31 2H33L32.6 24Z', 6, 32, 24, 30),
        PLAIN,
      ],
    ],
  },
  sleigh: {
    slot: [42, 14, 1],
    parts: [
      [
        'gold',
        'M-4 58H50C60 58 62 50 56 48L59 42C70 46 68 66 52 66H-4ZM12 48H17V60H12ZM40 48H45V60H40Z',
        PLAIN,
      ],
      [
        'one',
        'M-4 12C4 8 12 14 14 28H40C46 28 48 20 58 20C56 40 52 52 40 52H10C0 52 -2 30 -4 12Z',
        { shade: below(40), light: 'M2 17C7 17 9 22 10 30L5 30Z' },
      ],
    ],
  },
};
