import { PLAIN, type Silhouette, turned } from '../parts.ts';
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
  tonfa: {
    slot: [32, 32, 0.92],
    parts: [
      ['gold', both('M30 26H44V34H30ZM30 24H36V46H30Z'), {}],
      [
        'one',
        both('M40 -6H60L70 6V54L60 70H46L40 58Z'),
        { shade: right(56), light: both('M43 -2H50V54L46 60L43 56Z') },
      ],
      ['two', both('M54 4L64 10V20L54 16ZM54 26L64 30V40L54 36ZM54 46L64 50L58 60H54Z'), { edge: 0 }],
    ],
  },
  gunsword: {
    slot: [32, 12, 0.95],
    parts: [
      ...turned(
        [
          [
            'steel',
            'M30 40L27 4C28 -8 36 -16 44 -20C46 0 44 20 38 40Z',
            { shade: 'M34 40C36 20 40 0 44 -20C46 0 44 20 38 40Z' },
          ],
          ['gold', 'M20 38H46L42 47H24Z', { shade: right(33) }],
          ['one', 'M29 46H37V66H29Z', { shade: right(33) }],
        ],
        { turn: -42, scale: 1.02, x: 2, y: 2 },
      ),
      ...turned(
        [
          ['wood', 'M2 34L16 34L12 60L-4 58Z', { shade: right(6) }],
          ['gold', ring(24, 42, 8, 3.4), PLAIN],
          ['one', 'M-8 24L2 14H60V28L30 30L24 38H0Z', { shade: below(26), light: 'M6 17H54V20H6Z' }],
          ['iron', 'M56 10H64V32H56Z', { shade: below(21) }],
        ],
        { turn: -46, cx: 8, cy: 32, scale: 0.86, x: 4, y: 10 },
      ),
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
