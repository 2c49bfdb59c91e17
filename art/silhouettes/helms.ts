import { PLAIN, type Silhouette } from '../parts.ts';
import { both, disc, ribbon, right } from '../paths.ts';

/** Helms. */
export const helms: Readonly<Record<string, Silhouette>> = {
  ironhelm: {
    slot: [54, 54, 0.88],
    parts: [
      ['low', both('M44 48L70 36L76 76H38Z'), { shade: right(50), light: both('M48 50L66 42L68 48L50 56Z') }],
      ['one', both('M41 12L54 -10L55 22Z'), { shade: right(46) }],
      [
        'one',
        'M32 -12L39 6L50 16L54 38L45 66H19L10 38L14 16L25 6Z',
        { shade: right(33), light: 'M14 16L25 6L30 -4L28 14L17 28Z' },
      ],
      ['ink', 'M14 27L32 34L50 27L48 40L35 42V62H29V42L16 40Z', PLAIN],
      ['two', both('M18 32L29 36L28 39L19 37Z'), PLAIN],
      ['gold', 'M32 8L37 18L32 28L27 18Z', { shade: right(32) }],
    ],
  },
  plumehelm: {
    slot: [14, 14, 0.9],
    parts: [
      ['two', 'M8 18C8 -8 36 -16 56 -2C70 10 70 34 62 56L50 46L52 14Z', { shade: right(54, 60) }],
      [
        'one',
        'M10 24C12 10 23 3 34 5C47 8 54 19 54 32L51 66L38 70L39 48L33 38H28L25 68L12 60Z',
        { shade: right(42, 44), light: 'M13 24C15 14 21 9 28 8L20 26Z' },
      ],
      ['ink', 'M12 31L31 35L28 44L13 41Z', PLAIN],
      ['white', 'M17 36L27 38L25 41L18 39Z', PLAIN],
      ['gold', 'M10 27C18 24 26 26 33 30L32 35L11 30Z', { edge: 0 }],
    ],
  },
  hornedhelm: {
    slot: [54, 56, 0.9],
    parts: [
      [
        'two',
        'M13 34L22 42L32 40L42 42L51 34L53 54L44 66L36 62L32 76L28 62L20 66L11 54Z',
        { shade: right(33) },
      ],
      ['skin', 'M17 32H47L45 44H19Z', { edge: 0, shade: right(36) }],
      ['ink', both('M20 35H28V39H21Z'), PLAIN],
      ['bone', both('M45 24C58 22 62 8 56 -10C74 8 72 34 48 36Z'), { shade: right(54) }],
      [
        'one',
        'M12 33C12 14 20 4 32 4C44 4 52 14 52 33L47 35H17Z',
        { shade: right(38), light: 'M16 26C17 17 21 11 27 9L23 28Z' },
      ],
      ['gold', 'M28 3H36V36L38 46L32 52L26 46L28 36Z', { shade: right(32) }],
    ],
  },
  finhelm: {
    slot: [54, 54, 0.85],
    parts: [
      [
        'iron',
        both(
          ribbon([
            [40, 46, 6],
            [54, 52, 6],
            [56, 76, 5],
          ]),
        ),
        { shade: right(54) },
      ],
      [
        'two',
        both('M46 14L72 -6L64 18L72 34L62 38L64 50L46 42Z'),
        { shade: right(48), light: both('M50 16L66 4L58 18L50 28Z') },
      ],
      [
        'one',
        'M32 2C47 2 54 15 53 28L47 48L38 62H26L17 48L11 28C10 15 17 2 32 2Z',
        { shade: right(37, 40), light: 'M14 24C15 14 20 8 27 6L22 22Z' },
      ],
      ['ink', 'M14 25L32 30L50 25L48 36L32 39L16 36Z', PLAIN],
      ['two', both('M19 29L29 32L28 36L20 34Z'), PLAIN],
      ['ink', 'M28 46H36V58H28Z', PLAIN],
    ],
  },
  sevenlens: {
    slot: [54, 55, 0.9],
    parts: [
      ['bone', 'M18 46L32 54L46 46L44 62L32 78L20 62Z', { shade: right(33) }],
      ['low', 'M26 6L27 -12L43 -10L38 8Z', { shade: right(33) }],
      [
        'one',
        'M32 0C48 0 57 12 56 27L50 46L32 56L14 46L8 27C7 12 16 0 32 0Z',
        { shade: right(40, 42), light: 'M11 22C12 12 18 6 26 4L18 18Z' },
      ],
      ['dark', 'M4 24L32 20L60 24L56 42L32 48L8 42Z', { shade: right(36) }],
      [
        'gold',
        `${both(disc(22, 34, 9.5))}${disc(32, 11, 5)}${both(disc(17, 16, 4.6) + disc(6, 31, 4.6))}`,
        { shade: right(60) },
      ],
      [
        'two',
        `${both(disc(22, 34, 6.2))}${disc(32, 11, 2.8)}${both(disc(17, 16, 2.6) + disc(6, 31, 2.6))}`,
        { edge: 0, light: both('M17 35L23 28L26 30L20 38Z') },
      ],
    ],
  },
  gasmask: {
    slot: [54, 54, 0.86],
    parts: [
      [
        'one',
        'M30 -2C54 -4 64 16 58 36L64 66L46 58L44 26H20L18 52L8 44L8 26C8 10 16 0 30 -2Z',
        { shade: right(44, 48) },
      ],
      ['white', 'M30 -2C40 -3 48 0 52 6L42 24L36 12Z', { edge: 0 }],
      ['skin', 'M18 22H46L45 38L32 50L19 38Z', { shade: right(35) }],
      ['ink', both('M20 28L30 30L29 34L22 33Z'), PLAIN],
      ['iron', 'M16 35L32 39L48 35L47 50L38 61H26L17 50Z', { shade: right(34) }],
      ['gold', both(disc(49, 51, 9)), { shade: right(52) }],
      ['two', `${both(disc(49, 51, 4.6))}M27 45H37V49H27Z`, PLAIN],
    ],
  },
  ironjaw: {
    slot: [54, 12, 0.88],
    parts: [
      ['low', both('M46 48L70 36L74 76H42Z'), { shade: right(50) }],
      ['gold', 'M24 10L22 -6L29 2L32 -12L35 2L42 -6L40 10Z', { shade: right(33) }],
      ['one', 'M18 10L32 5L46 10L51 30L46 44H18L13 30Z', { shade: right(36, 38) }],
      ['two', both('M17 25L29 29L27 34L19 32Z'), PLAIN],
      [
        'steel',
        'M8 34L18 42L22 34L26 43L32 35L38 43L42 34L46 42L56 34L54 55L41 70H23L10 55Z',
        { shade: right(34), light: 'M10 42L16 46L20 60L14 54Z' },
      ],
      ['ink', both('M22 54H30V58H23Z'), PLAIN],
    ],
  },
  machinehead: {
    slot: [54, 55, 0.88],
    parts: [
      [
        'gold',
        ribbon([
          [48, 46, 7],
          [66, 30, 7],
          [62, 8, 6],
          [48, -2, 5],
        ]),
        { shade: right(60) },
      ],
      ['gold', 'M52 -4L38 -14L42 -2L30 0L44 8Z', {}],
      [
        'one',
        'M32 3C49 3 56 16 55 31L60 76H4L9 31C8 16 15 3 32 3Z',
        { shade: right(40, 46), light: 'M12 28C13 17 18 10 26 8L20 28Z' },
      ],
      ['steel', 'M17 23L32 18L47 23L46 46L38 60H26L18 46Z', { shade: right(33) }],
      ['ink', 'M18 29H46L45 37H19Z', PLAIN],
      ['two', both('M21 31H30V35H22Z'), PLAIN],
      ['ink', 'M25 44H28V56H26ZM30.5 44H33.5V58H30.5ZM36 44H39L38 56H36Z', PLAIN],
    ],
  },
  guardhood: {
    slot: [54, 53, 0.95],
    parts: [
      ['one', 'M48 18L70 6L64 20L74 30L50 28Z', {}],
      ['low', 'M4 76L14 56L32 62L50 56L60 76Z', { shade: right(33) }],
      [
        'one',
        'M32 -2L49 8L56 28L50 50L32 62L14 50L8 28L15 8Z',
        { shade: right(38, 40), light: 'M15 8L28 1L22 16L12 24Z' },
      ],
      ['ink', 'M11 24L32 29L53 24L51 38L32 41L13 38Z', PLAIN],
      ['two', both('M16 29L29 33L28 37L18 35Z'), PLAIN],
      ['steel', 'M14 40L32 45L50 40L48 52L38 64H26L16 52Z', { shade: right(33) }],
      ['gold', 'M26 4H38L36 18H28Z', { shade: right(32) }],
    ],
  },
  finbust: {
    slot: [54, 55, 0.85],
    parts: [
      ['low', both('M38 34L48 8L70 -8L74 16L66 38L44 48Z'), { shade: right(46) }],
      ['two', both('M52 14L66 2L66 10L54 24Z'), PLAIN],
      ['one', 'M12 76L20 54L32 60L44 54L52 76Z', { shade: right(33) }],
      ['one', 'M18 18L32 2L46 18L49 35L42 51L32 59L22 51L15 35Z', { shade: right(33) }],
      ['ink', 'M17 27L32 32L47 27L44 40L32 45L20 40Z', PLAIN],
      ['two', both('M20 31L30 34L28 39L22 37Z'), PLAIN],
    ],
  },
};
