import { PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, fan, ribbon, right, ring, wheel } from '../paths.ts';

/** Things that a hand holds or wears, and hands. */
export const hands: Readonly<Record<string, Silhouette>> = {
  whip: {
    slot: [53, 55, 0.8],
    parts: [
      [
        'two',
        ribbon([
          [12, 58, 9],
          [22, 46, 8],
          [40, 50, 8],
          [50, 38, 8],
          [38, 26, 7],
          [20, 26, 7],
          [16, 12, 6],
          [32, 4, 5],
          [52, 8, 5],
          [66, -4, 2],
        ]),
        { shade: right(40, 34) },
      ],
      [
        'white',
        ribbon([
          [30, 47, 2.4],
          [48, 36, 3],
          [30, 25, 3],
          [20, 16, 2.4],
          [40, 4, 1],
        ]),
        PLAIN,
      ],
      ['one', 'M-6 62L10 46L22 58L6 74Z', { shade: 'M0 68L16 52L22 58L6 74Z' }],
      ['gold', disc(17, 52, 7), { shade: right(18) }],
    ],
  },
  featherfan: {
    slot: [32, 58, 0.9],
    parts: [
      [
        'one',
        fan('M32 56L21 22L32 -14L43 22Z', 5, -64, 64, 32, 58),
        { shade: fan('M32 56L32 -14L43 22Z', 5, -64, 64, 32, 58) },
      ],
      ['pale', fan('M27 2L32 -14L37 2L32 12Z', 5, -64, 64, 32, 58), PLAIN],
      ['gold', 'M20 54L32 44L44 54L38 64H26Z', { shade: right(32) }],
    ],
  },
  crossblade: {
    slot: [32, 32, 0.72],
    parts: [
      [
        'steel',
        wheel('M26 30L18 8L38 -14L44 12L37 28Z', 4),
        { shade: wheel('M31 30L34 8L38 -14L44 12L37 28Z', 4) },
      ],
      ['one', ring(32, 32, 17, 8), { shade: right(36) }],
      ['gold', wheel('M29 17H35V24H29Z', 4, 32, 32, 45), PLAIN],
    ],
  },
  ringblade: {
    slot: [32, 31, 1.05],
    parts: [
      ['steel', wheel('M24 8L30 -10L42 6Z', 6, 32, 30, 30), {}],
      ['one', ring(32, 30, 27, 9), { shade: right(38, 42) }],
      ['gold', wheel('M29 3H35V13H29Z', 6, 32, 30), PLAIN],
      ['wood', 'M26 52H38V72H26Z', { shade: right(32) }],
    ],
  },
  locs: {
    slot: [32, 63, 0.85],
    parts: [
      [
        'one',
        both('M46 20H62L70 28V60L62 72H52L46 66Z'),
        { shade: right(58), light: both('M49 24H54V62L49 62Z') },
      ],
      ['two', both('M58 26L66 32V42L58 38ZM58 46L66 50V60L58 58Z'), { edge: 0 }],
      ['brown', 'M8 76L14 58L26 54V44H38V54L50 58L56 76Z', { shade: right(36) }],
      ['gold', 'M14 58L26 54L32 62L38 54L50 58L47 66L32 72L17 66Z', { shade: right(33) }],
      ['ink', fan('M28 14C24 0 26 -12 32 -22C38 -12 40 0 36 14Z', 9, -112, 112, 32, 22), {}],
      ['brown', 'M19 14H45L46 32L40 46L32 50L24 46L18 32Z', { shade: right(35) }],
      ['gold', 'M17 12L32 6L47 12L46 19L32 14L18 19Z', { edge: 0 }],
      ['white', both('M35 26L42 24L41 28L36 29Z'), PLAIN],
      ['ink', 'M24 38C28 35 36 35 40 38L38 47L32 51L26 47Z', PLAIN],
    ],
  },
  eyepatch: {
    slot: [12, 13, 0.9],
    parts: [
      [
        'steel',
        'M58 -12C70 -2 68 22 54 44L46 40C52 22 52 4 58 -12Z',
        { shade: 'M58 -12C70 -2 68 22 54 44L51 42C62 22 62 4 58 -12Z' },
      ],
      ['gold', 'M38 40L46 34L62 46L56 53Z', { shade: below(44, 44) }],
      [
        'low',
        'M30 -4C50 -6 54 12 50 26L56 42L44 38H20L10 46L14 28C8 12 14 -3 30 -4Z',
        { shade: right(40, 44) },
      ],
      ['one', 'M8 76L14 60L28 54V46H38V54L52 60L58 76Z', { shade: right(36) }],
      ['skin', 'M18 18H46V36L40 46L32 51L24 46L18 36Z', { shade: right(36, 34) }],
      ['low', 'M16 22C16 4 46 2 48 20L36 10L28 18Z', { shade: right(38) }],
      ['ink', 'M14 20L48 12L49 16L40 19L42 28H33L31 21L15 24Z', PLAIN],
      ['two', 'M20 27L29 28L28 32L22 31Z', PLAIN],
      ['#c23a44', 'M28 41L36 40L32 44Z', PLAIN],
      ['iron', 'M-6 50H26V60H10L8 74H-4Z', { shade: below(58) }],
      ['gold', 'M4 53H20V57H4Z', { edge: 0 }],
    ],
  },
  fan: {
    slot: [32, 58, 0.85],
    parts: [
      [
        'one',
        'M32 58L-7 37A44 44 0 0 1 71 37Z',
        { shade: right(38, 34), light: 'M-4 37C2 26 12 18 22 16L25 26C16 28 8 34 4 41Z' },
      ],
      ['low', 'M32 58L12 47A23 23 0 0 1 52 47Z', { shade: right(35, 33) }],
      ['two', fan('M30.6 56L29.6 14H34.4L33.4 56Z', 6, -52, 52, 32, 58), PLAIN],
      ['gold', disc(32, 58, 7), { shade: right(33) }],
    ],
  },
  clawhand: {
    slot: [32, 58, 0.8],
    parts: [
      [
        'two',
        'M6 30L-6 12L-6 -6L8 12L14 26ZM20 18L14 0L18 -20L27 2L28 16ZM34 14L35 -4L44 -22L46 0L43 16ZM48 22L56 6L70 -8L66 14L56 28ZM60 44L72 36L78 26L76 46L66 54Z',
        { shade: below(-14, 30) },
      ],
      [
        'one',
        'M14 44L4 28L15 23L24 38ZM24 40L19 18L29 15L34 36ZM34 38L33 14L44 15L43 38ZM42 40L47 20L57 27L50 44ZM46 54L58 42L67 53L52 66Z',
        { shade: below(34) },
      ],
      [
        'one',
        'M12 46L24 36H44L52 48L50 62L40 78H22L14 64Z',
        { shade: right(38), light: 'M15 48L24 40H30L20 54Z' },
      ],
      ['gold', 'M17 68H45L42 77H21Z', { edge: 0, shade: right(38) }],
    ],
  },
  paw: {
    slot: [32, 50, 0.95],
    parts: [
      [
        'bone',
        'M-4 20L0 -6L12 18ZM16 10L22 -18L30 8ZM34 8L42 -18L48 10ZM52 18L64 -6L68 20Z',
        { shade: below(0, 6) },
      ],
      ['one', disc(5, 27, 9) + disc(23, 15, 10) + disc(41, 15, 10) + disc(59, 27, 9), { shade: below(20) }],
      [
        'one',
        'M32 26C44 26 48 36 54 42C62 52 56 66 46 66H18C8 66 2 52 10 42C16 36 20 26 32 26Z',
        { shade: right(40, 46) },
      ],
      ['low', 'M32 34C40 34 44 42 48 46C52 54 48 60 42 60H22C16 60 12 54 16 46C20 42 24 34 32 34Z', PLAIN],
    ],
  },
};
