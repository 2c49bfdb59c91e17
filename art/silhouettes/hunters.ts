import { PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, ribbon, right, wheel } from '../paths.ts';

/** Heads of beasts that hunt, and dragons. */
export const hunters: Readonly<Record<string, Silhouette>> = {
  teddy: {
    slot: [53, 55, 0.9],
    parts: [
      ['one', both(disc(49, 13, 10)), { shade: right(50) }],
      ['low', both(disc(49, 13, 5)), PLAIN],
      [
        'one',
        'M32 9C48 9 58 20 58 34C58 49 46 59 32 59C18 59 6 49 6 34C6 20 16 9 32 9Z',
        { shade: right(42, 46), light: 'M10 28C12 19 18 14 25 12L20 26Z' },
      ],
      [
        'bone',
        'M32 35C41 35 46 41 46 47C46 54 39 58 32 58C25 58 18 54 18 47C18 41 23 35 32 35Z',
        { shade: right(36, 40) },
      ],
      ['ink', 'M26 37H38L32 44Z', PLAIN],
      ['ink', `${disc(20, 28, 5)}M38 22L41 20L50 30L47 33ZM47 20L50 23L41 33L38 30Z`, PLAIN],
      ['two', disc(20, 28, 2.2), PLAIN],
      ['ink', 'M23 48H41L38 56H26Z', PLAIN],
      ['white', 'M24 48L27 55L30 48ZM34 48L37 55L40 48Z', PLAIN],
    ],
  },
  bear: {
    slot: [53, 54, 0.95],
    parts: [
      ['one', both('M42 14L52 1L60 12L55 24Z'), { shade: right(50) }],
      [
        'one',
        'M32 7L46 11L56 23L60 40L49 47L44 58L32 64L20 58L15 47L4 40L8 23L18 11Z',
        { shade: right(38, 42), light: 'M8 23L18 11L26 9L16 26Z' },
      ],
      ['two', 'M27 8L32 -6L37 8L34 24H30Z', { shade: right(32) }],
      ['bone', 'M23 36L32 31L41 36L43 48L32 60L21 48Z', { shade: right(33) }],
      ['ink', 'M26 36H38L32 43ZM25 48L32 51L39 48L36 56H28Z', PLAIN],
      ['white', both('M26 48L28 54L30 49Z'), PLAIN],
      ['two', both('M14 26L28 31L25 36L17 33Z'), PLAIN],
    ],
  },
  hound: {
    slot: [54, 53, 0.85],
    parts: [
      ['one', both('M37 20L51 -6L54 24Z'), { shade: right(46) }],
      ['one', 'M32 11L48 19L54 32L43 43L38 58L32 63L26 58L21 43L10 32L16 19Z', { shade: right(33) }],
      ['steel', both('M37 42L52 44L42 60Z'), { shade: right(33) }],
      ['steel', 'M28 17L32 -8L36 17L32 27Z', { shade: right(32) }],
      ['two', both('M16 28L29 33L26 37L18 34Z'), PLAIN],
      ['ink', 'M27 55H37L32 62Z', PLAIN],
    ],
  },
  wolf: {
    slot: [54, 54, 0.85],
    parts: [
      ['one', both('M38 18L48 -6L57 22L50 29Z'), { shade: right(48) }],
      [
        'one',
        'M32 9L44 13L54 25L64 41L53 42L56 54L44 51L38 62H26L20 51L8 54L11 42L0 41L10 25L20 13Z',
        { shade: right(35, 38), light: 'M10 25L20 13L28 10L17 28Z' },
      ],
      ['bone', 'M23 34L32 29L41 34L40 50L32 60L24 50Z', { shade: right(33) }],
      ['ink', 'M27 33H37L32 40ZM24 46H40L36 58H28Z', PLAIN],
      ['white', 'M25 46L28 53L31 46ZM33 46L36 53L39 46ZM29 58L32 51L35 58Z', PLAIN],
      ['two', both('M13 28L28 33L25 38L17 35Z'), PLAIN],
    ],
  },
  jackal: {
    slot: [54, 56, 0.75],
    parts: [
      [
        'two',
        both('M42 26L57 38L62 66H43L38 46Z'),
        { shade: both('M44 40L58 44L59 50L43 46ZM44 54L60 56L61 62H43Z') },
      ],
      ['one', both('M35 24L43 -10L53 27Z'), { shade: right(44) }],
      ['one', 'M19 21L32 15L45 21L47 34L39 44L38 60L32 66L26 60L25 44L17 34Z', { shade: right(33) }],
      ['gold', 'M19 21L32 15L45 21L44 27L32 21L20 27Z', { shade: right(33), edge: 0 }],
      ['two', both('M20 31L30 34L27 37L21 36Z'), PLAIN],
      ['ink', 'M28 58H36L32 64Z', PLAIN],
    ],
  },
  cougar: {
    slot: [54, 54, 0.88],
    parts: [
      ['one', both('M40 14C50 2 60 6 56 26L46 22Z'), { shade: right(48) }],
      [
        'one',
        'M32 9C47 9 56 21 54 36C52 47 45 54 39 60H25C19 54 12 47 10 36C8 21 17 9 32 9Z',
        { shade: right(38, 42) },
      ],
      [
        'bone',
        'M19 43C24 38 30 40 32 43C34 40 40 38 45 43C47 52 39 60 32 60C25 60 17 52 19 43Z',
        { shade: right(34) },
      ],
      ['low', `M30 10H34L33 25H31Z${both('M40 13L45 16L40 27L37 26ZM50 36L56 40L49 43Z')}`, PLAIN],
      ['ink', 'M26 38H38L32 45ZM27 51H37L34 57H30Z', PLAIN],
      ['two', both('M14 28L28 33L26 37L17 35Z'), PLAIN],
    ],
  },
  lion: {
    slot: [53, 55, 0.85],
    parts: [
      ['one', wheel('M24 18L31 -6L40 17Z', 9, 32, 34, 4), { shade: right(38, 46) }],
      ['low', disc(32, 34, 23), { shade: right(40, 46) }],
      ['bone', 'M20 21L32 17L44 21L46 35L40 52L32 58L24 52L18 35Z', { shade: right(34) }],
      ['ink', 'M26 39H38L32 46ZM25 49H39L36 55H28Z', PLAIN],
      ['white', 'M26 49L28 54L30 49ZM34 49L36 54L38 49Z', PLAIN],
      ['two', 'M21 28L30 32L28 36L22 34Z', PLAIN],
      ['ink', 'M34 33L44 28L45 31L35 36ZM38 22L41 22L42 40L39 40Z', PLAIN],
    ],
  },
  crocodile: {
    slot: [12, 57, 0.85],
    parts: [
      ['gold', 'M33 10L37 -6L44 10ZM44 10L54 -2L56 18ZM54 18L66 12L62 32Z', { shade: below(4, 30) }],
      ['low', 'M4 48L34 42L44 36L63 40L62 66H36L34 58L14 57Z', { shade: right(50, 40) }],
      ['white', 'M8 47L12 38L16 47ZM20 45L24 36L28 44Z', PLAIN],
      [
        'one',
        'M-2 26L6 19L24 18L34 7L50 10L62 24L64 42L46 40L38 34L0 36Z',
        { shade: below(30, 32), light: 'M6 19L24 18L30 11L32 16L24 22H8Z' },
      ],
      ['white', 'M2 36L5 43L9 36ZM14 35L17 43L21 35ZM26 35L29 42L32 34Z', PLAIN],
      ['two', 'M33 18L46 16L42 24H36Z', PLAIN],
      ['ink', disc(6, 25, 1.8), PLAIN],
    ],
  },
  wyrm: {
    slot: [53, 55, 0.85],
    parts: [
      ['low', both('M44 22L66 14L59 26L68 34L57 38L60 48L44 46Z'), { shade: right(48) }],
      ['bone', both('M38 14L54 -8L55 14L46 25Z'), { shade: right(46) }],
      ['one', 'M23 10L32 5L41 10L48 26L43 40L39 56L32 65L25 56L21 40L16 26Z', { shade: right(33) }],
      ['two', 'M29 9H35L37 42L32 52L27 42Z', { shade: right(32), edge: 0 }],
      ['two', both('M18 27L29 32L27 36L20 33Z'), PLAIN],
      ['ink', both('M28 53L31 55L29 58Z'), PLAIN],
      ['white', both('M38 44L44 42L41 52Z'), PLAIN],
    ],
  },
  whelp: {
    slot: [54, 56, 0.8],
    parts: [
      ['two', both('M48 42L70 26L66 40L70 48L56 56Z'), { shade: right(50) }],
      ['one', 'M20 48L14 74H50L44 48Z', { shade: right(36) }],
      ['pale', 'M24 52H40L42 74H22Z', { shade: right(34), edge: 0 }],
      ['bone', both('M40 12L54 -6L56 20Z'), { shade: right(44) }],
      [
        'one',
        'M32 6C49 6 60 17 58 31C56 46 45 53 32 53C19 53 8 46 6 31C4 17 15 6 32 6Z',
        { shade: right(42, 46), light: 'M9 26C11 16 17 11 24 9L18 24Z' },
      ],
      [
        'pale',
        'M16 37C20 30 44 30 48 37C50 47 41 53 32 53C23 53 14 47 16 37Z',
        { shade: right(36, 40), edge: 0 },
      ],
      ['white', both(disc(20, 25, 7)), PLAIN],
      ['ink', both(disc(22, 26, 3.6)) + both(disc(28, 38, 1.6)), PLAIN],
      ['ink', 'M22 44H42L38 48H26Z', PLAIN],
    ],
  },
  eagle: {
    slot: [14, 55, 0.9],
    parts: [
      ['two', 'M38 10L58 -6L54 7L68 6L60 20L46 22Z', { shade: below(0, 20) }],
      [
        'one',
        'M10 30C12 12 28 3 42 7C54 11 60 21 60 32L66 48L56 46L60 62L48 55L46 68L34 54L28 41L20 40Z',
        { shade: right(44, 36), light: 'M14 24C18 13 28 7 38 8L26 18Z' },
      ],
      ['white', 'M20 40L28 22L42 20L50 34L44 46L38 42L34 54L28 41Z', { shade: below(34) }],
      ['gold', 'M24 24L10 26C0 28 -3 38 3 50C7 43 12 41 24 40Z', { shade: below(34) }],
      ['ink', 'M26 24L41 20L37 30L29 31Z', PLAIN],
      ['two', disc(34, 25.5, 2.6), PLAIN],
    ],
  },
  raven: {
    slot: [14, 54, 0.92],
    parts: [
      [
        'one',
        'M2 28L17 20L22 9C29 1 42 3 46 15L50 28L66 54L54 52L52 64L43 56L33 63L25 56C16 49 15 40 18 33Z',
        { shade: below(42, 30), light: 'M22 9C27 4 34 3 39 5L28 15Z' },
      ],
      ['low', 'M31 29L50 31L62 62L48 53L36 50Z', { shade: below(44) }],
      ['iron', 'M0 28L20 17L23 31L12 33Z', { shade: below(27) }],
      ['ink', disc(30, 16, 5), PLAIN],
      ['two', disc(30, 16, 3.2), PLAIN],
    ],
  },
  rat: {
    slot: [54, 54, 0.9],
    parts: [
      ['one', both(disc(52, 15, 13)), { shade: right(56) }],
      ['pale', both(disc(52, 15, 7.5)), PLAIN],
      ['one', 'M32 10C45 10 53 19 51 32L41 48L36 62H28L23 48L13 32C11 19 19 10 32 10Z', { shade: right(34) }],
      ['bone', both('M37 47L60 41L39 52ZM38 52L58 56L37 56Z'), PLAIN],
      ['ink', both(disc(23, 29, 6)), PLAIN],
      ['two', both(disc(24, 30, 3.2)), PLAIN],
      ['#e58a94', 'M26 54H38L32 63Z', PLAIN],
      ['white', 'M28 61H31.5V71H28ZM32.5 61H36V71H32.5Z', PLAIN],
    ],
  },
  manta: {
    slot: [54, 52, 0.85],
    parts: [
      [
        'one',
        both('M33 16C44 13 58 16 74 -2C71 28 60 40 44 42L35 54Z'),
        { shade: right(33), light: both('M40 22C50 20 60 18 66 12C62 24 52 30 42 32Z') },
      ],
      [
        'two',
        both(
          ribbon([
            [36, 14, 5],
            [46, 4, 5],
            [44, -10, 2],
          ]),
        ),
        { edge: 0 },
      ],
      ['low', 'M25 16L32 3L39 16L43 34L36 50L32 74L28 50L21 34Z', { shade: right(32) }],
      ['two', `${both('M24 22L31 25L29 30L24 27Z')}M29 35H35L32 44Z`, PLAIN],
    ],
  },
};
