import { PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, ribbon, right, ring } from '../paths.ts';

/** Heads and bodies of women, and a cat. */
export const queens: Readonly<Record<string, Silhouette>> = {
  demoness: {
    slot: [32, 64, 0.78],
    parts: [
      [
        'two',
        both(
          ribbon([
            [38, 60, 6],
            [58, 58, 5],
            [66, 42, 4],
            [60, 30, 1.5],
          ]),
        ),
        { edge: 0 },
      ],
      [
        'one',
        'M32 8C38 -10 62 -10 64 12C64 30 48 40 46 58L38 46V22H26V46L18 58C16 40 0 30 0 12C2 -10 26 -10 32 8Z',
        { shade: right(46, 40), light: 'M4 12C6 2 14 -2 20 2L12 18Z' },
      ],
      ['low', 'M14 76L24 52L32 48L40 52L50 76Z', { shade: right(33) }],
      ['pale', 'M21 20H43L42 36L32 50L22 36Z', { shade: right(33) }],
      ['ink', both('M22 28L31 33L28 37L23 35Z'), PLAIN],
      ['two', `${both('M24 31L29 33L28 35L25 34Z')}M29 42H35L32 45Z`, PLAIN],
    ],
  },
  diadem: {
    slot: [54, 54, 0.9],
    parts: [
      ['one', 'M4 76L18 50L32 60L46 50L60 76Z', { shade: right(33) }],
      ['low', both('M40 20L54 24L58 56L46 64L43 36Z'), { shade: right(50) }],
      ['skin', 'M19 22H45L44 39L32 54L20 39Z', { shade: right(33) }],
      ['gold', 'M32 -14L38 4L50 -6L48 10L62 8L50 27L32 22L14 27L2 8L16 10L14 -6L26 4Z', { shade: right(33) }],
      ['two', 'M32 4L37 12L32 20L27 12Z', { shade: right(32) }],
      ['ink', both('M22 31L30 33L29 37L24 36Z'), PLAIN],
      ['two', 'M28 45H36L32 48Z', PLAIN],
    ],
  },
  crownhelm: {
    slot: [54, 52, 0.85],
    parts: [
      ['white', 'M18 20H46L56 42L64 72L46 60L42 28H22L18 60L0 72L8 42Z', { shade: right(44, 50) }],
      ['one', 'M20 76L26 54L32 58L38 54L44 76Z', { shade: right(33) }],
      ['skin', 'M21 20H43L42 37L32 50L22 37Z', { shade: right(33) }],
      ['one', both('M32 18L36 -14L52 -18L48 0L66 -8L56 18L45 28Z'), { shade: right(44) }],
      ['gold', 'M28 20L32 8L36 20L32 28Z', { shade: right(32) }],
      ['two', both('M23 31L30 33L29 37L24 36Z'), PLAIN],
    ],
  },
  tophat: {
    slot: [54, 53, 0.92],
    parts: [
      ['low', 'M14 28L6 50L16 66L24 46L20 30ZM44 30L40 46L48 66L58 50L50 28Z', { shade: right(48) }],
      ['one', 'M10 76L20 56L32 62L44 56L54 76Z', { shade: right(33) }],
      ['skin', 'M17 27H47L45 44L32 56L19 44Z', { shade: right(35) }],
      ['one', 'M14 -14L32 -10L50 -14L48 24H16Z', { shade: right(38), light: 'M16 -10L26 -8L25 22H17Z' }],
      ['two', 'M15 12H49L48.5 21H15.5Z', { edge: 0, shade: right(38) }],
      ['one', 'M2 21H62L68 29H-4Z', { shade: right(38) }],
      ['gold', ring(42, 36, 6.5, 2.4), PLAIN],
      ['ink', 'M21 34L29 35L28 38H22ZM39 35H45V38H39Z', PLAIN],
    ],
  },
  lunarbust: {
    slot: [32, 22, 2.5, true],
    parts: [
      ['low', 'M8 76L18 56L32 62L46 56L56 76Z', { shade: right(33) }],
      [
        'low',
        'M32 4C50 4 57 17 55 32L60 60L47 52L43 26L31 21L21 31L17 52L4 60L9 32C7 17 14 4 32 4Z',
        { shade: right(42, 46) },
      ],
      ['skin', 'M18 28L31 21L45 28L44 40L32 48L20 40Z', { shade: right(34) }],
      ['ink', both('M20 31L30 33L29 37L22 36Z'), PLAIN],
      ['one', 'M14 40L32 46L50 40L52 54L32 66L12 54Z', { shade: right(34) }],
      ['two', 'M40 31L46 30L43 36L46 42L40 40L38 35Z', PLAIN],
    ],
  },
  flowhair: {
    slot: [54, 14, 0.82],
    parts: [
      [
        'two',
        ribbon([
          [30, 14, 22],
          [48, 22, 22],
          [62, 38, 18],
          [54, 56, 16],
          [34, 66, 12],
          [14, 70, 3],
        ]),
        { shade: right(56, 48) },
      ],
      [
        'pale',
        ribbon([
          [40, 22, 4],
          [54, 36, 6],
          [46, 54, 7],
          [28, 64, 5],
          [12, 70, 1.5],
        ]),
        PLAIN,
      ],
      ['one', 'M6 76L12 60L24 54L36 60L40 76Z', { shade: right(25) }],
      ['skin', 'M8 24H40L40 42L25 58L10 42Z', { shade: right(28) }],
      [
        'two',
        'M2 34C-2 10 12 -2 26 -2C42 -2 50 10 46 28L38 22L28 16L18 24L10 26L8 42Z',
        { shade: right(32, 36), light: 'M4 20C6 10 12 4 20 3L12 18Z' },
      ],
      ['white', disc(17, 34, 5.4) + disc(32, 34, 5.4), PLAIN],
      ['#5fb0ff', disc(18, 34, 3.4), PLAIN],
      ['#b05fe0', disc(33, 34, 3.4), PLAIN],
      ['ink', 'M19 45H32L29 50H22Z', PLAIN],
    ],
  },
  bladeleg: {
    slot: [54, 56, 0.82],
    parts: [
      ['steel', 'M30 34L46 34L76 8L56 48L34 52Z', { shade: below(30, 46), light: 'M46 34L72 12L60 28Z' }],
      ['steel', 'M22 34H36L33 54L20 80L14 56Z', { shade: right(25, 22) }],
      ['two', 'M20 30H44L46 40L32 44L18 40Z', { shade: right(33) }],
      ['one', 'M22 12H42L46 20L41 32H23L18 20Z', { shade: right(33) }],
      ['skin', 'M18 14L6 26L12 34L24 22Z', {}],
      ['white', 'M32 -12C40 -12 44 -6 43 2L38 12H26L21 2C20 -6 24 -12 32 -12Z', { shade: right(34) }],
      ['skin', 'M26 -2H38L37 8L32 12L27 8Z', { edge: 0 }],
      ['two', 'M28 1H36V4H28Z', PLAIN],
    ],
  },
  bookcat: {
    slot: [13, 58, 0.72],
    parts: [
      [
        'low',
        ribbon([
          [48, 42, 8],
          [62, 34, 8],
          [66, 18, 7],
          [58, 6, 4],
        ]),
        { shade: right(62) },
      ],
      ['two', both('M36 14L52 -10L57 24Z'), { shade: right(46) }],
      [
        'two',
        'M32 8C48 8 56 18 54 30C52 41 44 46 32 46C20 46 12 41 10 30C8 18 16 8 32 8Z',
        { shade: right(42, 44) },
      ],
      ['white', both('M14 28C16 20 29 21 29 30C28 36 17 36 14 28Z'), PLAIN],
      ['ink', `${both(disc(22, 29, 4.4))}M29 36H35L32 40Z`, PLAIN],
      ['bone', 'M-4 44L32 52L68 44V64L32 72L-4 64Z', { shade: right(33) }],
      ['one', 'M-6 47L32 56L70 47V68L32 77L-6 68Z', { shade: right(32), light: 'M-2 53L14 57V64L-2 60Z' }],
    ],
  },
  corsair: {
    slot: [54, 54, 0.9],
    parts: [
      [
        'two',
        'M18 22L6 40L10 58L2 76H28L24 50L20 30ZM44 22L56 36L62 56L74 64L58 76H38L42 50L44 30Z',
        { shade: right(50) },
      ],
      ['one', 'M22 76L26 56L32 60L38 56L44 76Z', { shade: right(33) }],
      ['skin', 'M18 22H46L45 39L32 54L19 39Z', { shade: right(35) }],
      ['ink', both('M21 30L30 32L29 35L23 35Z'), PLAIN],
      ['two', 'M28 44H36L32 48Z', PLAIN],
      ['two', 'M14 20L30 16L18 34ZM34 16L50 20L46 34Z', { edge: 0 }],
      ['white', 'M44 2L66 -14L62 -2L72 2L58 12L46 14Z', { shade: below(0, 8) }],
      [
        'one',
        'M-8 12C-2 26 14 18 32 18C50 18 66 26 72 12C64 14 56 8 50 0C44 -8 20 -8 14 0C8 8 0 14 -8 12Z',
        { shade: right(38), light: 'M4 12C10 8 14 2 22 -1L18 12Z' },
      ],
      [
        'gold',
        'M-8 12C-2 26 14 18 32 18C50 18 66 26 72 12C70 30 48 24 32 24C16 24 -6 30 -8 12Z',
        { edge: 0 },
      ],
    ],
  },
};
