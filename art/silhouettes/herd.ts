import { PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, ribbon, right } from '../paths.ts';

/** Heads of other beasts, and creatures. */
export const herd: Readonly<Record<string, Silhouette>> = {
  hare: {
    slot: [54, 54, 0.85],
    parts: [
      ['one', both('M35 22C34 6 41 -8 51 -12C59 -2 55 16 45 28Z'), { shade: right(44) }],
      ['two', both('M40 18C41 8 45 0 50 -4C53 4 50 14 45 22Z'), PLAIN],
      ['low', 'M12 74L20 50L32 56L44 50L52 74Z', { shade: right(34) }],
      ['skin', 'M18 28H46L44 43L32 54L20 43Z', { shade: right(35) }],
      [
        'one',
        'M8 46C6 26 18 13 32 13C46 13 58 26 56 46L48 54L46 34L39 26L31 31L18 32L16 54Z',
        { shade: right(38, 44) },
      ],
      ['ink', both(disc(25, 37, 5.6)), PLAIN],
      ['two', both(disc(25, 37, 3.6)), PLAIN],
    ],
  },
  falcon: {
    slot: [54, 54, 0.88],
    parts: [
      ['gold', both('M42 22L64 4L60 18L68 20L58 32L64 40L46 46Z'), { shade: right(46) }],
      ['one', 'M17 14L32 3L47 14L50 34L41 47L32 62L23 47L14 34Z', { shade: right(33) }],
      ['two', 'M27 10L32 -10L37 10L32 20Z', { shade: right(32) }],
      ['gold', 'M23 31L32 26L41 31L39 43L32 60L25 43Z', { shade: right(32) }],
      ['ink', both('M16 24L29 29L27 35L18 32Z'), PLAIN],
      ['two', both('M19 27L27 30L26 32L20 31Z'), PLAIN],
    ],
  },
  serpent: {
    slot: [53, 53, 0.8],
    parts: [
      [
        'one',
        ribbon([
          [30, 36, 14],
          [44, 44, 16],
          [38, 58, 14],
          [16, 58, 12],
          [4, 46, 8],
          [12, 38, 3],
        ]),
        { shade: below(58, 50) },
      ],
      ['one', 'M32 -2C52 1 60 17 49 33L39 46H25L15 33C4 17 12 1 32 -2Z', { shade: right(36) }],
      ['two', both('M40 7C49 12 51 22 45 31L41 29C44 21 44 14 38 10Z'), PLAIN],
      ['skin', 'M23 14L32 10L41 14L40 27L32 35L24 27Z', { shade: right(33) }],
      ['two', both('M24 19L31 21L29 25L25 23Z'), PLAIN],
    ],
  },
  scorpion: {
    slot: [54, 56, 0.82],
    parts: [
      [
        'one',
        ribbon([
          [28, 46, 16],
          [50, 46, 15],
          [60, 30, 13],
          [54, 13, 11],
          [42, 8, 9],
        ]),
        { shade: right(56, 50) },
      ],
      ['two', 'M45 13L32 17L18 4L30 5L36 -4L46 2Z', { shade: below(6, 14) }],
      ['low', 'M16 52L8 68H15L24 54ZM28 56L28 70H34L36 54ZM40 54L48 68H54L48 52Z', {}],
      ['one', 'M6 42L20 32L38 34L46 46L36 58L14 57L4 50Z', { shade: below(48, 44) }],
      ['low', 'M10 44L-4 40L-8 22L0 29L5 18L11 30L20 36Z', { shade: below(34, 28) }],
      ['two', 'M12 44L20 42L18 48H13ZM26 38L33 39L30 44Z', PLAIN],
    ],
  },
  spider: {
    slot: [32, 32, 2.7, true],
    parts: [
      [
        'low',
        both(
          ribbon([
            [37, 24, 4.5],
            [52, 8, 4.5],
            [60, -6, 1.5],
          ]) +
            ribbon([
              [42, 30, 4.5],
              [60, 22, 4.5],
              [72, 32, 1.5],
            ]) +
            ribbon([
              [44, 38, 4.5],
              [60, 42, 4.5],
              [68, 58, 1.5],
            ]) +
            ribbon([
              [40, 46, 4.5],
              [51, 58, 4.5],
              [52, 74, 1.5],
            ]),
        ),
        {},
      ],
      [
        'one',
        'M32 24C47 24 53 36 49 48C45 60 37 65 32 65C27 65 19 60 15 48C11 36 17 24 32 24Z',
        { shade: right(36, 40), light: 'M16 42C15 34 20 28 27 27L22 42Z' },
      ],
      ['two', 'M25 35H39L34 44L39 54H25L30 44Z', PLAIN],
      ['low', 'M32 6C40 6 43 13 42 20L36 28H28L22 20C21 13 24 6 32 6Z', { shade: right(34) }],
      ['two', both(`${disc(28, 15, 2.2)}${disc(25, 20, 1.5)}`), PLAIN],
    ],
  },
  mantis: {
    slot: [32, 60, 0.8],
    parts: [
      ['low', both('M36 26L60 46L66 70L44 58Z'), { shade: right(40) }],
      ['low', 'M24 34H40L46 74H18Z', { shade: right(34) }],
      [
        'one',
        both('M36 38L50 28L60 0C72 18 70 38 54 46L46 60L42 46Z'),
        { shade: right(40), light: both('M52 32L60 6L63 18L56 36Z') },
      ],
      ['one', 'M19 12L32 5L45 12L42 26L32 42L22 26Z', { shade: right(33) }],
      ['two', both('M20 14L31 20L28 27L22 22Z'), PLAIN],
      ['bone', both('M33 36L40 32L36 44Z'), PLAIN],
    ],
  },
  maw: {
    slot: [54, 55, 0.82],
    parts: [
      ['bone', both('M42 18C54 18 60 8 56 -8C70 6 68 30 50 34Z'), { shade: right(48) }],
      [
        'one',
        'M32 6L48 12L58 30L56 50L43 66H21L8 50L6 30L16 12Z',
        { shade: right(38, 42), light: 'M6 30L16 12L26 9L15 28Z' },
      ],
      ['ink', 'M14 34L32 29L50 34L48 53L39 62H25L16 53Z', PLAIN],
      [
        'white',
        'M16 34L21 46L26 32ZM27 31L32 45L37 31ZM38 32L43 46L48 34ZM19 56L23 45L28 61ZM30 62L33 50L37 62ZM40 60L43 46L47 54Z',
        PLAIN,
      ],
      ['two', `${both('M16 21L28 25L25 30L18 27Z')}M29 12H35L32 19Z`, PLAIN],
    ],
  },
  larva: {
    slot: [53, 14, 0.95],
    parts: [
      ['low', disc(52, 52, 12) + disc(60, 58, 8), { shade: below(54) }],
      ['one', disc(42, 46, 16), { shade: below(50, 44) }],
      ['two', 'M38 24L46 16L46 28L56 26L50 36Z', {}],
      [
        'one',
        'M24 8C40 8 48 20 47 34C46 50 36 58 23 58C10 58 0 49 0 34C0 19 9 8 24 8Z',
        { shade: right(34, 40), light: 'M3 28C5 19 11 13 18 12L11 28Z' },
      ],
      ['ink', 'M4 36C12 31 34 31 42 37C42 50 33 55 23 55C12 55 5 47 4 36Z', PLAIN],
      [
        'white',
        'M7 35L11 43L15 34ZM19 33L23 42L27 33ZM31 34L35 43L39 36ZM14 53L18 45L22 55ZM26 55L30 46L34 52Z',
        PLAIN,
      ],
      ['two', disc(12, 22, 6.5) + disc(31, 21, 7.5), PLAIN],
      ['ink', disc(11, 23, 2.8) + disc(29, 22, 3.2), PLAIN],
    ],
  },
  burrower: {
    slot: [52, 14, 0.9],
    parts: [
      ['two', 'M22 24L30 -10L42 22ZM40 24L54 6L56 32ZM54 34L68 26L62 48Z', { shade: below(8, 40) }],
      [
        'one',
        'M-6 46L10 28L30 20L48 24L62 38L68 66H10L18 58L2 54Z',
        { shade: right(42, 38), light: 'M10 28L30 20L38 22L22 32L4 40Z' },
      ],
      ['ink', 'M0 46L32 40L44 48L38 60L18 58L2 53Z', PLAIN],
      [
        'white',
        'M4 46L8 54L12 44ZM15 44L19 53L23 42ZM26 42L30 51L34 41ZM12 56L16 49L20 58ZM26 59L30 50L34 60Z',
        PLAIN,
      ],
      ['low', 'M34 30L42 28L44 34L37 36Z', PLAIN],
    ],
  },
  horse: {
    slot: [53, 55, 0.88],
    parts: [
      ['two', 'M28 4L36 -8L44 4L54 4L56 18L66 24L64 40L72 50L62 74H52L34 14Z', { shade: right(58, 62) }],
      [
        'one',
        'M16 74L22 46L9 51L0 44L9 24L24 11L25 -4L35 8C50 14 60 32 60 74Z',
        { shade: right(40, 32), light: 'M24 11L25 -4L30 3L30 14Z' },
      ],
      ['steel', 'M9 51L0 44L9 24L21 14L27 22L20 38Z', { shade: below(34, 40) }],
      ['ink', 'M22 22L32 19L29 28ZM3 43L7 41L7 46Z', PLAIN],
      ['two', 'M25 23L30 21L28 25Z', PLAIN],
    ],
  },
  boar: {
    slot: [11, 13, 0.85],
    parts: [
      ['one', both('M44 16L64 2L60 26L50 31Z'), { shade: right(50) }],
      ['one', 'M32 7L46 12L56 28L52 43L43 52H21L12 43L8 28L18 12Z', { shade: right(36, 40) }],
      ['bone', both('M42 46L54 44L62 24L68 42L60 56L44 60Z'), { shade: right(52) }],
      ['low', 'M20 37H44L48 52L39 63H25L16 52Z', { shade: right(34) }],
      ['ink', both('M22 49L29 47L29 54L24 55Z'), PLAIN],
      ['steel', 'M24 8H40L38 30L32 38L26 30Z', { shade: right(32) }],
      ['two', both('M12 27L25 31L23 36L14 33Z'), PLAIN],
    ],
  },
  ram: {
    slot: [54, 56, 0.85],
    parts: [
      [
        'bone',
        both(
          ribbon([
            [38, 16, 13],
            [54, 10, 15],
            [66, 26, 14],
            [58, 44, 12],
            [46, 40, 7],
          ]),
        ),
        { shade: both('M58 20L70 24L64 44L50 46L60 34Z') },
      ],
      ['one', 'M21 13L32 8L43 13L46 34L39 46H25L18 34Z', { shade: right(33) }],
      ['low', 'M16 34L25 43H39L48 34L47 55L32 74L17 55Z', { shade: right(32) }],
      ['two', `${both('M20 25L30 29L27 33L21 31Z')}M26 50L32 53L38 50L32 62Z`, PLAIN],
      ['ink', 'M28 38H36L32 44Z', PLAIN],
    ],
  },
  yeti: {
    slot: [54, 56, 0.85],
    parts: [
      ['bone', both('M40 10L56 -8L54 16Z'), { shade: right(46) }],
      [
        'one',
        'M32 2C45 2 52 11 54 21L66 33L60 40L66 52L56 56L58 74H6L8 56L-2 52L4 40L-2 33L10 21C12 11 19 2 32 2Z',
        { shade: right(42, 44), light: 'M13 18C16 10 22 6 28 5L20 20Z' },
      ],
      ['two', 'M18 21C20 13 44 13 46 21L48 35L41 47H23L16 35Z', { shade: right(36) }],
      ['white', both('M20 23L30 26L28 31L22 30Z'), PLAIN],
      ['ink', `${both(disc(26, 27.5, 1.8))}M20 36H44L40 45H24Z`, PLAIN],
      ['white', 'M22 45L25 36L28 45ZM36 45L39 36L42 45Z', PLAIN],
    ],
  },
  gargoyle: {
    slot: [32, 62, 0.95],
    parts: [
      [
        'low',
        both('M42 40C46 20 52 2 72 -14L70 0L80 -2L72 14L82 16L70 30L74 40L58 44Z'),
        { shade: right(50), light: both('M50 28L68 -4L62 20Z') },
      ],
      ['one', 'M2 78L4 52L16 42L26 46H38L48 42L60 52L62 78Z', { shade: right(35) }],
      ['gold', both('M44 44L58 50L60 62L46 56Z'), { shade: right(50) }],
      ['one', 'M18 22H46L45 40L38 52H26L19 40Z', { shade: right(34) }],
      [
        'gold',
        'M16 28C14 4 24 -4 32 -10C40 -4 50 4 48 28L40 22L36 32H28L24 22Z',
        { shade: right(33), light: 'M22 10C24 4 27 1 30 -2V16L22 18Z' },
      ],
      ['two', both('M35 34L43 31L41 36L36 37Z'), PLAIN],
      ['low', 'M26 45H38V48H26Z', PLAIN],
    ],
  },
  catfish: {
    slot: [54, 13, 0.82],
    parts: [
      [
        'one',
        both(
          ribbon([
            [52, 38, 5],
            [68, 42, 4],
            [68, 62, 1.5],
          ]),
        ),
        { edge: 0 },
      ],
      [
        'one',
        'M32 12C53 12 66 26 64 42C60 60 47 66 32 66C17 66 4 60 0 42C-2 26 11 12 32 12Z',
        { shade: right(44, 48), light: 'M4 32C8 22 15 17 23 15L15 30Z' },
      ],
      ['ink', 'M4 40C16 47 48 47 60 40C58 58 47 62 32 62C17 62 6 58 4 40Z', PLAIN],
      ['white', 'M6 43C18 48 46 48 58 43L57 48C46 53 18 53 7 48Z', PLAIN],
      ['two', 'M22 52C29 47 41 49 46 58L40 78H24Z', { shade: right(34) }],
      ['bone', both(disc(17, 25, 7.5)), {}],
      ['ink', both(disc(18, 26, 3)), PLAIN],
      ['dark', 'M22 -10H42L44 9H20ZM14 8H50V14H14Z', { shade: right(34) }],
      ['two', 'M21 2H43.5V7H20.5Z', PLAIN],
    ],
  },
};
