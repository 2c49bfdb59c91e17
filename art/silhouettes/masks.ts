import { PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, right } from '../paths.ts';

/** Masks, hats and hoods. */
export const masks: Readonly<Record<string, Silhouette>> = {
  mummy: {
    slot: [54, 14, 0.8],
    parts: [
      ['low', 'M18 50L10 76H54L46 50Z', { shade: right(36) }],
      ['bone', 'M50 42L70 46L62 51L68 60L54 54Z', { shade: below(52) }],
      [
        'one',
        'M32 5C50 5 60 18 58 34C56 50 46 58 32 58C18 58 8 50 6 34C4 18 14 5 32 5Z',
        { shade: right(44, 46) },
      ],
      [
        'bone',
        'M7 22L56 12L58 24L6 36ZM9 46L56 40L54 50L16 54ZM20 8L44 4L50 10L14 15Z',
        { shade: right(42, 44), edge: 0 },
      ],
      ['ink', both(disc(21, 34, 8.5)), PLAIN],
      ['two', both(disc(22, 35, 4.2)), PLAIN],
    ],
  },
  skullmitre: {
    slot: [54, 54, 0.9],
    parts: [
      ['low', 'M6 76L16 54L32 62L48 54L58 76Z', { shade: right(33) }],
      ['one', 'M14 34L9 14L22 -10L32 4L42 -10L55 14L50 34L41 22H23Z', { shade: right(33) }],
      ['gold', 'M30 -2H34V24H30ZM24 8H40V12H24Z', PLAIN],
      [
        'bone',
        'M32 19C46 19 52 28 51 39L46 49H41V61H23V49H18L13 39C12 28 18 19 32 19Z',
        { shade: right(38, 40) },
      ],
      [
        'ink',
        `${both(disc(23, 39, 6.4))}M30 45H34L36 51H28ZM27 54H29V61H27ZM31 54H33V61H31ZM35 54H37V61H35Z`,
        PLAIN,
      ],
      ['two', both(disc(24, 39, 2.8)), PLAIN],
    ],
  },
  veil: {
    slot: [54, 54, 0.88],
    parts: [
      [
        'one',
        'M32 -8C50 0 58 18 55 36L66 76H-2L9 36C6 18 14 0 32 -8Z',
        { shade: right(40, 48), light: 'M12 28C13 15 20 5 29 0L22 22Z' },
      ],
      ['ink', 'M18 22L32 12L46 22L46 44H18Z', PLAIN],
      ['two', both('M20 27L30 31L28 35L21 33Z'), PLAIN],
      [
        'low',
        'M13 36L32 44L51 36L54 54L32 68L10 54Z',
        { shade: right(34), light: 'M13 36L32 44L33 50L12 43Z' },
      ],
      ['gold', 'M27 8L32 0L37 8L32 18Z', { shade: right(32) }],
    ],
  },
  gloomhood: {
    slot: [54, 56, 0.85],
    parts: [
      ['one', both('M38 12C46 8 52 -2 54 -12C64 -2 64 18 56 30Z'), { shade: right(50) }],
      [
        'one',
        'M32 6C51 6 62 22 60 42L54 62H10L4 42C2 22 13 6 32 6Z',
        { shade: right(44, 48), light: 'M7 34C9 22 15 15 23 12L16 32Z' },
      ],
      ['ink', 'M10 36C12 22 52 22 54 36C55 50 45 58 32 58C19 58 9 50 10 36Z', PLAIN],
      ['two', both('M14 35H30L28 44L17 44Z'), PLAIN],
      ['ink', both('M22 35H27V42H22Z'), PLAIN],
      ['two', 'M27 50H37V52.5H27Z', PLAIN],
    ],
  },
  ninjamouse: {
    slot: [54, 55, 0.9],
    parts: [
      ['one', both('M38 20L58 -8L64 28L52 34Z'), { shade: right(50) }],
      ['low', both('M45 18L56 0L58 24L52 28Z'), PLAIN],
      [
        'one',
        'M32 12C50 12 59 24 57 40C55 54 46 62 32 62C18 62 9 54 7 40C5 24 14 12 32 12Z',
        { shade: right(42, 46) },
      ],
      ['bone', 'M10 32C20 27 44 27 54 32L52 46C44 50 20 50 12 46Z', { shade: right(38), edge: 0 }],
      ['ink', both(disc(22, 39, 5)), PLAIN],
      ['white', both(disc(21, 37, 1.7)), PLAIN],
      ['two', 'M10 50C24 56 40 56 54 50L50 62H14ZM50 52L70 44L66 54L74 62L54 62Z', { shade: right(38) }],
    ],
  },
  wizardhat: {
    slot: [13, 14, 0.9],
    parts: [
      ['ink', 'M10 46H54L50 64L32 74L14 64Z', {}],
      ['two', both('M15 50L29 55L26 61L18 58Z'), PLAIN],
      [
        'one',
        'M10 38L24 12L34 -10L52 0L42 8L56 38Z',
        { shade: right(38, 50), light: 'M24 12L30 0L34 -4L30 14L22 34L14 34Z' },
      ],
      ['gold', 'M10 35L56 35L57 41H8Z', { edge: 0 }],
      ['one', 'M-10 42L14 34H50L74 42L54 52H10Z', { shade: right(38) }],
    ],
  },
  curlhat: {
    slot: [13, 15, 0.85],
    parts: [
      ['bone', both('M44 48L68 44L50 62Z'), { shade: right(48) }],
      ['bone', 'M14 42H50L47 58L32 68L17 58Z', { shade: right(36) }],
      ['ink', both(disc(24, 52, 4)), PLAIN],
      ['ink', 'M28 60H36L32 63Z', PLAIN],
      [
        'one',
        'M8 40C12 24 20 16 28 4C36 -8 54 -10 62 2C68 12 62 24 50 22C42 20 43 9 51 10C46 4 40 12 44 22L56 40Z',
        { shade: right(38, 44), light: 'M14 36C18 26 26 18 31 9L30 22L24 36Z' },
      ],
      ['two', 'M-4 44C14 34 50 34 68 44L56 50C44 44 20 44 8 50Z', { shade: right(38) }],
    ],
  },
  jester: {
    slot: [54, 55, 0.86],
    parts: [
      [
        'low',
        'M16 34L6 16L-4 20C-2 -2 18 -6 26 12L32 -10L38 12C46 -6 66 -2 68 20L58 16L48 34Z',
        { shade: right(60) },
      ],
      ['one', 'M32 -10L38 12C46 -6 66 -2 68 20L58 16L48 34H32Z', { shade: below(18, 34) }],
      ['gold', both(disc(66, 24, 5)) + disc(32, -12, 5), { shade: right(34) }],
      ['white', 'M14 30H50L48 46L32 68L16 46Z', { shade: right(34) }],
      ['ink', both('M17 34L30 37L27 44L19 42Z'), PLAIN],
      ['two', 'M17 45L32 52L47 45L42 56L32 62L22 56Z', PLAIN],
      ['white', 'M22 49L32 53.5L42 49L39 54L32 57L25 54Z', PLAIN],
    ],
  },
  roundmask: {
    slot: [54, 55, 0.9],
    parts: [
      ['one', both('M42 52L66 32L72 76H36Z'), { shade: right(48), light: both('M46 54L60 42L62 50L48 62Z') }],
      [
        'white',
        'M32 1C51 1 60 16 58 35C56 53 45 64 32 64C19 64 8 53 6 35C4 16 13 1 32 1Z',
        { shade: right(42, 46) },
      ],
      ['ink', 'M12 28L28 30L26 37L14 36ZM36 30L52 28L50 36L38 37Z', PLAIN],
      ['two', disc(44, 33, 2.8), PLAIN],
      ['ink', 'M16 45C24 53 40 53 48 45L45 52C38 58 26 58 19 52Z', PLAIN],
      ['gold', 'M30 2H34V26L36 40H28L30 26Z', { edge: 0 }],
    ],
  },
  onimask: {
    slot: [54, 55, 0.9],
    parts: [
      ['white', both('M46 14L66 26L62 60L50 46Z'), { shade: right(50) }],
      ['bone', both('M38 14L48 -14L55 16Z'), { shade: right(46) }],
      [
        'one',
        'M12 15L32 8L52 15L55 37L47 56L32 66L17 56L9 37Z',
        { shade: right(33), light: 'M12 15L24 11L18 26L11 30Z' },
      ],
      ['ink', both('M10 22L31 32L28 37L11 29Z'), PLAIN],
      ['two', both('M14 33L27 38L24 42L16 40Z'), PLAIN],
      ['ink', 'M17 46H47L42 59H22Z', PLAIN],
      ['white', both('M20 60L25 42L29 48ZM29.5 46L31.5 53L32 46Z'), PLAIN],
    ],
  },
  blindfold: {
    slot: [54, 56, 0.8],
    parts: [
      ['skin', 'M-4 76L8 60L24 53L32 58L40 53L56 60L68 76Z', { shade: right(33) }],
      ['dark', 'M25 4L30 -12L48 -8L39 6Z', {}],
      ['skin', 'M20 6C26 1 38 1 44 6L50 26L45 47L32 58L19 47L14 26Z', { shade: right(36, 38) }],
      ['one', 'M48 20L72 8L65 20L74 32L50 31Z', { shade: below(20) }],
      [
        'one',
        'M12 17L32 20L52 17L53 31L32 34L11 31Z',
        { shade: right(36), light: 'M12 17L22 18L21 33L11 31Z' },
      ],
      ['ink', 'M25 45H39L36 48H28Z', PLAIN],
      ['two', 'M5 64L20 58L24 76H8Z', { edge: 0 }],
    ],
  },
  bonehood: {
    slot: [54, 56, 0.9],
    parts: [
      ['one', both('M46 22L74 10L62 38L52 40Z'), { shade: right(52) }],
      ['low', 'M18 52L12 76H52L46 52Z', { shade: right(36) }],
      [
        'one',
        'M32 16C49 16 57 26 56 40C54 52 45 58 32 58C19 58 10 52 8 40C7 26 15 16 32 16Z',
        { shade: right(44, 46) },
      ],
      ['white', both(disc(21, 38, 7.5)), PLAIN],
      ['ink', `${both(disc(23, 39, 4))}M28 46H36L32 50Z`, PLAIN],
      [
        'bone',
        'M8 28C6 8 20 -2 32 -2C44 -2 58 8 56 28L48 22L44 31L38 24L32 32L26 24L20 31L16 22Z',
        { shade: right(38, 40) },
      ],
      ['ink', both('M18 10L26 13L24 18L18 17Z'), PLAIN],
      ['white', 'M29 51H35L32 58Z', PLAIN],
    ],
  },
  hoodcape: {
    slot: [13, 14, 0.9],
    parts: [
      ['steel', 'M40 34L74 30L50 44ZM42 42L78 52L48 52ZM42 50L74 74L44 62Z', { shade: below(38, 60) }],
      ['steel', 'M24 34L-10 30L14 44ZM22 42L-14 52L16 52ZM22 50L-10 74L20 62Z', {}],
      ['one', 'M16 38H48L52 78H12Z', { shade: right(34) }],
      [
        'one',
        'M32 -10L49 8L55 30L46 46H18L9 30L15 8Z',
        { shade: right(36), light: 'M15 8L30 -6L24 14L12 28Z' },
      ],
      ['ink', 'M17 24L32 13L47 24L43 43H21Z', PLAIN],
      ['two', both('M20 29L30 32L28 37L22 35Z'), PLAIN],
    ],
  },
};
