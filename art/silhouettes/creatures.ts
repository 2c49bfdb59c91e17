import { PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, ribbon, right } from '../paths.ts';

/** Beasts of other kinds, and spirits. */
export const creatures: Readonly<Record<string, Silhouette>> = {
  kraken: {
    slot: [54, 13, 0.82],
    parts: [
      [
        'one',
        both(
          ribbon([
            [36, 30, 9],
            [44, 48, 9],
            [58, 54, 7],
            [66, 44, 5],
            [60, 36, 2],
          ]) +
            ribbon([
              [40, 24, 9],
              [56, 30, 8],
              [68, 16, 3],
            ]),
        ),
        { shade: right(50) },
      ],
      [
        'one',
        ribbon([
          [32, 32, 11],
          [28, 50, 9],
          [35, 64, 7],
          [46, 66, 2],
        ]),
        { shade: below(56) },
      ],
      [
        'one',
        'M32 -2C49 -2 56 12 53 25L46 37H18L11 25C8 12 15 -2 32 -2Z',
        { shade: right(38, 42), light: 'M14 14C16 7 22 3 28 2L20 16Z' },
      ],
      ['two', both('M16 17L30 22L27 28L19 25Z'), PLAIN],
      ['ink', 'M24 31H40L37 35H27Z', PLAIN],
    ],
  },
  eyebeast: {
    slot: [54, 14, 0.88],
    parts: [
      [
        'one',
        both(
          ribbon([
            [40, 32, 12],
            [56, 44, 10],
            [60, 70, 2],
          ]),
        ) +
          ribbon([
            [32, 36, 14],
            [31, 54, 10],
            [34, 76, 2],
          ]),
        { shade: right(42) },
      ],
      [
        'one',
        'M32 -10L40 2L54 8L56 28L46 44H18L8 28L10 8L24 2Z',
        { shade: right(40, 44), light: 'M10 8L24 2L28 -4L26 8L14 16Z' },
      ],
      ['ink', disc(32, 24, 16), PLAIN],
      ['two', disc(32, 24, 12.5), { edge: 0, shade: right(38) }],
      ['white', disc(32, 24, 7), PLAIN],
      ['ink', 'M32 16L35 24L32 32L29 24Z', PLAIN],
    ],
  },
  deer: {
    slot: [54, 54, 0.88],
    parts: [
      [
        'wood',
        both(
          ribbon([
            [36, 20, 5],
            [46, 8, 5],
            [60, 4, 2],
          ]) +
            ribbon([
              [42, 12, 4],
              [44, 2, 4],
              [40, -8, 1.5],
            ]) +
            ribbon([
              [50, 7, 4],
              [56, -2, 3.5],
              [54, -10, 1.5],
            ]),
        ),
        {},
      ],
      ['one', both('M40 26L62 18L54 34L44 36Z'), { shade: right(44) }],
      ['one', 'M20 20H44L47 36L37 54L32 58L27 54L17 36Z', { shade: right(33) }],
      ['pale', 'M26 44L32 41L38 44L37 54L32 58L27 54Z', { shade: right(33), edge: 0 }],
      ['ink', `${both(disc(23, 34, 4.6))}M29 50H35L32 54Z`, PLAIN],
      ['two', `${both(disc(24, 33, 2))}${disc(32, 18, 6)}`, PLAIN],
      ['low', 'M16 74L24 52L32 60L40 52L48 74Z', { shade: right(33) }],
    ],
  },
  unicorn: {
    slot: [54, 54, 0.9],
    parts: [
      ['low', 'M12 74L22 52L32 58L42 52L52 74Z', { shade: right(33) }],
      [
        'white',
        'M32 8C52 8 58 26 56 46L64 70L48 64L44 30L32 20L20 30L16 64L0 70L8 46C6 26 12 8 32 8Z',
        { shade: right(40, 46) },
      ],
      ['one', both('M42 28L60 18L48 38Z'), { shade: right(44) }],
      ['one', 'M21 22H43L43 39L32 53L21 39Z', { shade: right(33) }],
      ['gold', 'M27 22L32 -14L37 22L32 28Z', { shade: right(32) }],
      ['two', both('M23 33L30 35L28 39L24 38Z'), PLAIN],
    ],
  },
  monkey: {
    slot: [54, 56, 0.85],
    parts: [
      ['two', both('M24 12C14 8 8 -2 12 -14C18 -6 26 0 31 10Z'), { shade: right(34) }],
      ['one', both(disc(56, 32, 8)), { shade: right(58) }],
      ['one', 'M32 5C51 5 60 18 58 34L52 51L40 63H24L12 51L6 34C4 18 13 5 32 5Z', { shade: right(42, 44) }],
      [
        'skin',
        'M20 21C26 18 30 22 32 26C34 22 38 18 44 21C52 27 50 36 45 41L41 55H23L19 41C14 36 12 27 20 21Z',
        { shade: right(34) },
      ],
      ['gold', 'M5 23L20 12H44L59 23L57 30L43 19H21L7 30Z', { shade: right(38) }],
      ['ink', `${both('M20 30L30 32L28 36L22 35Z')}M29 40H35V43H29ZM24 47H40L37 52H27Z`, PLAIN],
    ],
  },
  chameleon: {
    slot: [15, 56, 0.85],
    parts: [
      [
        'one',
        ribbon([
          [40, 34, 16],
          [58, 40, 14],
          [62, 56, 12],
          [48, 64, 9],
          [40, 56, 7],
          [47, 51, 3],
        ]),
        { shade: below(56, 40) },
      ],
      ['one', 'M22 40L17 56L10 60H24L32 44Z', {}],
      ['two', 'M10 16L26 -8L46 8L52 24L32 12Z', { shade: below(4, 20) }],
      [
        'one',
        'M-4 31L10 15L32 10L48 20L53 36L40 47L14 45L-2 40Z',
        { shade: below(36, 30), light: 'M10 15L32 10L36 12L16 22L4 28Z' },
      ],
      ['bone', disc(22, 25, 9), {}],
      ['ink', disc(20, 26, 4), PLAIN],
      ['ink', 'M-4 35L26 38L-2 40Z', PLAIN],
      ['two', 'M36 24L42 26L38 32ZM44 32L48 36L43 39Z', PLAIN],
    ],
  },
  lizard: {
    slot: [14, 56, 0.85],
    parts: [
      ['two', 'M30 10L36 -10L44 6L54 -4L56 12L68 10L60 24L70 32L58 40Z', { shade: below(2, 36) }],
      [
        'one',
        'M-2 32L14 17L32 7L50 13L59 30L64 74H34L36 50L24 47L6 50L-4 42Z',
        { shade: right(44, 40), light: 'M14 17L32 7L38 9L22 18L8 26Z' },
      ],
      ['white', 'M0 42L4 50L9 42ZM12 43L16 51L21 43Z', PLAIN],
      ['ink', 'M-3 40L28 40L22 44L-3 43Z', PLAIN],
      ['white', disc(29, 24, 6.5), PLAIN],
      ['ink', disc(27, 25, 2.8), PLAIN],
      ['wood', 'M36 54L62 48L63 56L35 62Z', { edge: 0 }],
    ],
  },
  shade: {
    slot: [54, 56, 0.8],
    parts: [
      [
        'one',
        'M32 -2C48 1 55 14 52 30L45 46L54 54L42 58L40 72L32 60L22 74L22 58L10 56L19 46L12 30C9 14 16 1 32 -2Z',
        { shade: right(36, 38), light: 'M15 20C16 10 22 4 28 2L21 20Z' },
      ],
      [
        'steel',
        both('M46 30L58 24L66 -8C78 18 72 44 52 48Z'),
        { shade: right(56), light: both('M60 24L66 2L68 14L62 30Z') },
      ],
      ['two', both('M17 19L31 25L27 32L19 28Z'), PLAIN],
      ['ink', 'M24 37L32 40L40 37L36 45H28Z', PLAIN],
    ],
  },
  demon: {
    slot: [32, 63, 0.85],
    parts: [
      [
        'low',
        both('M36 42L44 16L68 -6L65 10L74 22L64 28L68 44L54 46L48 58Z'),
        { shade: right(44), light: both('M46 20L64 2L54 18L48 34Z') },
      ],
      ['one', 'M12 76L20 52L32 46L44 52L52 76Z', { shade: right(33) }],
      ['bone', both('M36 18C46 16 50 4 44 -12C58 -2 60 20 42 32Z'), { shade: right(44) }],
      ['one', 'M22 18L32 12L42 18L44 33L38 48L32 54L26 48L20 33Z', { shade: right(32) }],
      ['two', `${both('M22 28L31 32L29 36L24 34Z')}M27 42H37L32 49Z`, PLAIN],
    ],
  },
};
