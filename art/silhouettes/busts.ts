import { PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, fan, right, ring } from '../paths.ts';

/** Heads and bodies of people. */
export const busts: Readonly<Record<string, Silhouette>> = {
  flamehead: {
    slot: [54, 56, 0.85],
    parts: [
      ['one', 'M10 76L20 54H44L54 76Z', { shade: right(34) }],
      [
        'two',
        'M33 -16C36 2 50 4 52 18C58 12 58 6 56 -2C72 12 68 36 56 46L46 60H18L8 46C-4 36 -6 12 8 0C6 10 8 14 12 18C16 6 28 4 33 -16Z',
        { shade: right(42, 46) },
      ],
      ['one', 'M18 26L32 18L46 26L46 44L37 58H27L18 44Z', { shade: right(34) }],
      ['white', both('M20 32L30 36L28 40L21 38Z'), PLAIN],
      ['two', 'M24 46L32 44L40 46L36 53H28Z', PLAIN],
    ],
  },
  ruinedking: {
    slot: [54, 56, 0.85],
    parts: [
      ['low', 'M2 76L14 54L32 60L50 54L62 76Z', { shade: right(33) }],
      ['two', 'M24 60H40L32 76Z', PLAIN],
      [
        'white',
        'M32 10C48 10 56 22 54 36L62 62L46 56L43 30H21L18 56L2 62L10 36C8 22 16 10 32 10Z',
        { shade: right(42, 46) },
      ],
      ['bone', 'M20 24H44L43 40L32 53L21 40Z', { shade: right(33) }],
      ['ink', both('M22 32L30 34L29 38L24 37Z'), PLAIN],
      ['two', both(disc(27, 36, 1.6)), PLAIN],
      ['two', 'M8 10L12 -12L21 6ZM25 5L32 -16L39 5L32 10ZM43 6L52 -12L56 10Z', { shade: right(32) }],
    ],
  },
  piratehat: {
    slot: [54, 55, 0.88],
    parts: [
      ['skin', 'M15 26H49V42L44 50H20L15 42Z', { shade: right(36) }],
      ['two', 'M12 36L22 43L32 40L42 43L52 36L51 56L32 76L13 56Z', { shade: right(33) }],
      ['ink', 'M18 31H29L27 38H20ZM36 32H46L44 36H38Z', PLAIN],
      [
        'one',
        'M-8 28C2 4 18 -6 32 -6C46 -6 62 4 72 28L54 22L32 26L10 22Z',
        { shade: right(38), light: 'M2 22C8 10 16 3 26 1L16 18Z' },
      ],
      ['gold', 'M-8 28L10 22L32 26L54 22L72 28L54 28L32 32L10 28Z', { edge: 0 }],
      ['bone', 'M32 3C39 3 42 8 41 13L38 17H36V21H28V17H26L23 13C22 8 25 3 32 3Z', { edge: 0 }],
      ['ink', both(disc(28.5, 12, 2)), PLAIN],
    ],
  },
  shackled: {
    slot: [32, 25, 1.15],
    parts: [
      ['iron', ring(14, 62, 9, 3.6) + ring(26, 70, 9, 3.6) + ring(50, 62, 9, 3.6), {}],
      [
        'one',
        ring(32, 25, 31, 11),
        { shade: right(42), light: 'M3 20C5 8 12 0 22 -3L24 4C16 8 12 14 11 22Z' },
      ],
      ['low', 'M18 42H46L49 62H15Z', { shade: right(36) }],
      ['ink', 'M32 46C36 46 37 50 35 52L36 58H28L29 52C27 50 28 46 32 46Z', PLAIN],
      ['two', both('M52 16H60V24H52ZM50 36L56 40L52 46L46 42Z'), { edge: 0 }],
    ],
  },
  troll: {
    slot: [54, 55, 0.92],
    parts: [
      ['low', 'M-2 76L10 54L32 48L54 54L66 76Z', { shade: right(34) }],
      ['one', both('M46 22L72 6L62 34L50 38Z'), { shade: right(50) }],
      ['two', 'M24 14L20 -4L28 2L30 -14L37 -2L46 -8L41 14Z', { shade: right(33) }],
      ['one', 'M16 18C20 6 44 6 48 18L52 35L45 51L32 58L19 51L12 35Z', { shade: right(36, 38) }],
      ['one', 'M26 24H38L43 41L32 47L21 41Z', { shade: right(33) }],
      ['bone', both('M37 50L44 30L52 48L44 55Z'), { shade: right(44) }],
      ['two', both('M16 23L27 27L24 32L17 30Z'), PLAIN],
    ],
  },
  featherman: {
    slot: [54, 55, 0.9],
    parts: [
      [
        'one',
        fan('M32 20L22 52L32 78L42 52Z', 7, -78, 78, 32, 22),
        { shade: fan('M32 20L32 78L42 52Z', 7, -78, 78, 32, 22) },
      ],
      ['two', fan('M28 60L32 78L36 60L32 52Z', 7, -78, 78, 32, 22), PLAIN],
      ['gold', both('M36 6L58 -10L50 16L42 20Z'), { shade: right(44) }],
      ['skin', 'M22 8L32 2L42 8L42 22L32 34L22 22Z', { shade: right(33) }],
      ['one', 'M20 12L26 -2L40 -4L44 12L36 8L28 8Z', { shade: right(34) }],
      ['ink', both('M24 16L31 18L29 21L25 20Z'), PLAIN],
    ],
  },
  straw: {
    slot: [54, 13, 0.95],
    parts: [
      [
        'gold',
        both('M42 44L66 34L60 46L70 50L60 56L66 66L44 62Z') + 'M24 54H40L46 76H18Z',
        { shade: right(48) },
      ],
      ['bone', 'M17 22H47L45 46L32 60L19 46Z', { shade: right(35) }],
      ['ink', `${both('M19 27L30 32L26 39L20 36Z')}M18 43L24 46L32 44L40 46L46 43L40 54L32 51L24 54Z`, PLAIN],
      ['two', both(disc(25, 33, 2)), PLAIN],
      [
        'one',
        'M14 18L28 -14L44 -6L38 -2L50 18L66 24L50 30H14L-2 24Z',
        { shade: right(36, 42), light: 'M28 -14L34 -10L24 16L18 16Z' },
      ],
    ],
  },
  angel: {
    slot: [32, 60, 0.85],
    parts: [
      [
        'one',
        both('M36 40L42 14L70 -12L66 4L76 2L69 15L75 18L64 28L68 34L54 40L46 48Z'),
        { shade: right(44), light: both('M44 16L66 -6L54 14L46 30Z') },
      ],
      ['one', both('M38 44L60 46L70 62L54 58L54 72L38 58Z'), { shade: right(44) }],
      ['low', 'M22 40H42L46 76H18Z', { shade: right(33) }],
      ['two', 'M21 12L32 2L43 12L44 30L37 43H27L20 30Z', { shade: right(33) }],
      ['ink', 'M22 20L32 25L42 20L41 28L33 31V41H31V31L23 28Z', PLAIN],
      ['white', both('M25 24L30 26L29 28L25 27Z'), PLAIN],
      ['two', both('M38 8L46 -8L47 14Z'), {}],
    ],
  },
  fallen: {
    slot: [53, 55, 0.85],
    parts: [
      [
        'low',
        both('M38 30L54 4L72 -10L70 6L78 16L70 22L76 34L66 36L68 52L56 50L52 66L40 58Z'),
        { shade: right(46), light: both('M52 12L66 0L56 20L48 34Z') },
      ],
      ['low', 'M12 76L22 52L32 58L42 52L52 76Z', { shade: right(33) }],
      [
        'two',
        'M32 4C48 4 54 18 51 32L54 62L43 54L42 28H22L21 54L10 62L13 32C10 18 16 4 32 4Z',
        { shade: right(42, 44) },
      ],
      ['pale', 'M21 22H43L42 38L32 50L22 38Z', { shade: right(33) }],
      ['ink', both('M22 30L31 33L28 37L24 36Z'), PLAIN],
      ['one', `${both('M25 32L29 34L27 35Z')}M29 43H35L32 46Z`, PLAIN],
      ['one', both('M37 12L46 -6L48 16Z'), { shade: right(44) }],
    ],
  },
  pillory: {
    slot: [32, 62, 0.82],
    parts: [
      ['white', 'M18 22L16 -2L26 6L32 -8L38 6L48 -2L46 22Z', { shade: right(34) }],
      [
        'one',
        'M-2 24L10 12H54L66 24V46L54 58H10L-2 46Z',
        { shade: below(42), light: 'M-2 24L10 12H24L12 26L-2 30Z' },
      ],
      ['iron', both('M46 10H52V60H46Z'), { edge: 0, shade: right(49) }],
      ['bone', 'M32 18C42 18 45 26 44 34L38 46H26L20 34C19 26 22 18 32 18Z', { shade: right(34) }],
      ['two', both('M22 29L30 31L28 36L24 35Z'), PLAIN],
      ['ink', 'M25 39H39L36 45H28Z', PLAIN],
      ['white', both('M27 39L28.5 44L30 39Z'), PLAIN],
      ['ink', both(disc(58, 35, 6)), PLAIN],
      ['two', both(disc(58, 35, 3)), PLAIN],
    ],
  },
  entombed: {
    slot: [54, 56, 0.85],
    parts: [
      [
        'two',
        'M32 -8L42 6L40 20L58 26L54 44L44 40L42 62L32 78L22 62L20 40L10 44L6 26L24 20L22 6Z',
        { shade: right(34), light: 'M32 -4L36 6L32 18L28 6Z' },
      ],
      [
        'one',
        'M2 4L18 -6L20 12L6 20ZM62 4L46 -6L44 12L58 20ZM-4 34L8 48L12 66L-2 58ZM68 34L56 48L52 66L66 58Z',
        { shade: right(52) },
      ],
      ['one', 'M22 24H42L46 34L36 46H28L18 34Z', { shade: right(33) }],
      ['white', `${both('M26 8L31 10L29 14L26 12Z')}M32 29L37 35L32 41L27 35Z`, PLAIN],
    ],
  },
  brawler: {
    slot: [54, 13, 0.85],
    parts: [
      ['skin', 'M-4 76L4 58L22 50H42L60 58L68 76Z', { shade: right(34) }],
      ['bone', both('M34 62L40 46L50 50L54 38L62 48L74 42L70 54L80 60L76 78H40Z'), { shade: right(56) }],
      ['one', both('M42 12L60 -10L60 18L50 24Z'), { shade: right(50) }],
      ['skin', 'M17 20H47L46 40L32 54L18 40Z', { shade: right(35) }],
      [
        'one',
        'M13 30L8 12L17 10L18 -4L28 2L34 -14L42 -2L52 0L50 12L56 20L51 30L46 20L36 24L30 18L22 24Z',
        { shade: right(38), light: 'M17 10L20 0L28 4L24 16Z' },
      ],
      ['ink', both('M20 28L30 31L29 35L22 34Z'), PLAIN],
      ['ink', 'M26 43H38L36 46H29Z', PLAIN],
    ],
  },
};
