import { PLAIN, type Silhouette } from '../parts.ts';
import { both, disc, mirror, ribbon } from '../paths.ts';

export const people: Readonly<Record<string, Silhouette>> = {
  scout: {
    slot: [52, 51, 0.9],
    parts: [
      [
        'bone',
        both('M22 40L-1 40L8 46L1 52L12 53L12 60L25 56Z'),
        { shade: mirror('M22 40L-1 40L8 46L1 52L12 53L12 60L25 56Z') },
      ],
      ['bone', 'M17 36H47V48L41 58L32 62L23 58L17 48Z', { shade: 'M37 36H47V48L41 58L32 62Z' }],
      [
        'one',
        'M11 33L12 19L20 8L32 3L44 8L52 19L53 33Z',
        { shade: 'M38 5L44 8L52 19L53 33H40Z', light: 'M12 19L20 8L28 5L19 19Z' },
      ],
      ['wood', 'M-1 34L12 27H52L65 34L57 40H7Z', { shade: 'M32 27H52L65 34L57 40H32Z' }],
      ['dark', 'M13 19H51.5V25H12.5Z', PLAIN],
      [
        'gold',
        disc(21, 21, 8.5) + disc(43, 21, 8.5),
        { shade: 'M43 12A8.5 8.5 0 0 1 43 30ZM21 12A8.5 8.5 0 0 1 21 30Z' },
      ],
      ['two', disc(21, 21, 5.2) + disc(43, 21, 5.2), { edge: 0, light: both('M17 21L22 16L25 17L18 24Z') }],
      ['ink', both(disc(25, 46, 2.8)) + 'M29 51H35L32 55Z', PLAIN],
    ],
  },
  strongman: {
    slot: [32, 61, 1],
    parts: [
      [
        'skin',
        'M-6 78C-4 62 8 57 23 55V44H41V55C56 57 68 62 70 78Z',
        { shade: 'M41 44V55C56 57 68 62 70 78H46V50Z' },
      ],
      ['one', both('M2 78L6 61L18 56L26 78Z'), { shade: mirror('M2 78L6 61L18 56L26 78Z') }],
      ['skin', both('M18 24L11 23L13 33L18 36Z'), {}],
      [
        'skin',
        'M16 25C16 12 22 5 32 5C42 5 48 12 48 25V38L40 49H24L16 38Z',
        { shade: 'M37 6C44 8 48 15 48 25V38L40 49H36Z', light: 'M20 19C21 13 25 9 30 8L26 20Z' },
      ],
      ['wood', both('M17 21L30 25V30L19 27Z'), { edge: 0 }],
      ['ink', both('M22 29H29V32H23Z'), PLAIN],
      [
        'wood',
        'M32 34C25 30 18 33 16 40C13 43 9 40 10 33C1 39 2 52 14 53C24 54 30 47 32 42C34 47 40 54 50 53C62 52 63 39 54 33C55 40 51 43 48 40C46 33 39 30 32 34Z',
        {
          shade: 'M32 42C34 47 40 54 50 53C62 52 63 39 54 33C57 46 42 49 32 37Z',
        },
      ],
    ],
  },
  ninja: {
    slot: [52, 53, 0.86],
    parts: [
      ['steel', both('M14 36L-3 22L3 41L-4 56L15 52Z'), { shade: both('M3 41L-4 56L15 52L14 42Z') }],
      ['low', 'M18 50L6 74H58L46 50Z', { shade: 'M36 50H46L58 74H40Z' }],
      [
        'one',
        'M32 3C47 3 55 14 55 30L52 46L42 58H22L12 46L9 30C9 14 17 3 32 3Z',
        { shade: 'M38 4C49 7 55 17 55 30L52 46L42 58H36Z', light: 'M14 24C15 15 20 9 26 7L22 26Z' },
      ],
      ['ink', 'M11 27L32 31L53 27L51 40L32 43L13 40Z', PLAIN],
      ['two', both('M16 32L29 36L28 39L18 38Z'), PLAIN],
      [
        'steel',
        'M13 41L32 45L51 41L49 51L40 62L32 65L24 62L15 51Z',
        { shade: 'M32 45L51 41L49 51L40 62L32 65Z' },
      ],
      ['steel', 'M32 -3L40 14L38 28L32 32L26 28L24 14Z', { shade: 'M32 -3L40 14L38 28L32 32Z' }],
    ],
  },
  twinmask: {
    slot: [49, 51, 0.9],
    parts: [
      [
        'white',
        'M20 12C10 4 -1 10 -2 27C-2 31 0 33 2 35C9 34 15 30 18 24Z',
        { shade: 'M6 18C9 16 14 16 18 24C15 30 9 34 2 35C1 28 3 22 6 18Z' },
      ],
      ['white', 'M31 4L20 9L14 22L17 42L25 54L31 60Z', { shade: 'M20 36L31 44V60L25 54L17 42Z' }],
      [
        'one',
        'M33 4L40 10L52 -1L56 20L50 30L62 33L50 42L42 52L33 60Z',
        { shade: 'M44 20L56 20L50 30L62 33L50 42L42 52L33 60L46 38Z' },
      ],
      ['ink', 'M18 25L28 29L27 37L20 35Z', PLAIN],
      ['two', 'M37 37L38 29L50 23L47 34Z', PLAIN],
      ['ink', 'M26 50H31V56Z', PLAIN],
      ['white', 'M33 46H46L44 50L40 47L38 53L35 49L33 54Z', PLAIN],
      ['two', 'M22 15L26 12L27 22L23 20Z', PLAIN],
    ],
  },
  dancer: {
    slot: [11, 56, 0.8],
    parts: [
      [
        'one',
        both('M34 21L45 17L45 7L40 3L45 0L51 6L51 21L37 29Z'),
        { shade: mirror('M34 21L45 17L45 7L40 3L45 0L51 6L51 21L37 29Z') },
      ],
      [
        'one',
        'M29 40H37L34 64H30ZM34 41L51 49L50 53L32 57L31 53L41 50L32 46Z',
        { shade: 'M33 40H37L34 64H32ZM41 50L51 49L50 53L32 57L31 53Z' },
      ],
      [
        'two',
        'M26 30H38L62 39L54 42L56 46L46 44L44 49L37 45L32 50L27 45L20 49L18 44L8 46L10 42L2 39Z',
        { shade: 'M32 34H38L62 39L54 42L56 46L46 44L44 49L37 45L32 50Z' },
      ],
      ['one', 'M27 19H37L40 25L37 33H27L24 25Z', { shade: 'M33 19H37L40 25L37 33H33Z' }],
      ['one', 'M32 5L38 9L37 16L32 20L27 16L26 9Z', { shade: 'M33 5L38 9L37 16L33 19Z' }],
      ['two', disc(32, 3, 4), { edge: 0 }],
    ],
  },
  icewitch: {
    slot: [53, 54, 0.95],
    parts: [
      ['low', both('M32 74L27 52L13 44L8 54L0 58L-2 74Z'), { shade: both('M32 74L27 52L16 50L14 74Z') }],
      [
        'one',
        both('M31 24C17 23 5 14 3 -2C-5 16 3 38 23 40Z'),
        { shade: mirror('M31 24C17 23 5 14 3 -2C-5 16 3 38 23 40Z') },
      ],
      ['white', 'M22 36H42L40 50L32 59L24 50Z', { shade: 'M33 36H42L40 50L33 58Z' }],
      [
        'one',
        'M32 1L38 12L46 18L45 39L32 46L19 39L18 18L26 12Z',
        { shade: 'M33 3L38 12L46 18L45 39L33 46Z' },
      ],
      ['two', 'M32 9L37 22L32 41L27 22Z', { shade: 'M32 9L37 22L32 41Z', edge: 0 }],
      ['ink', 'M27 50H37L32 53Z', PLAIN],
    ],
  },
  bomb: {
    slot: [50, 13, 1],
    parts: [
      [
        'wood',
        ribbon([
          [38, 12, 5],
          [42, 4, 4.6],
          [49, 3, 4.2],
          [53, 9, 4],
        ]),
        { edge: 0 },
      ],
      ['iron', 'M25 8H43L45 19H23Z', { shade: 'M36 8H43L45 19H37Z' }],
      [
        'one',
        disc(32, 38, 25),
        { shade: 'M46 17A25 25 0 0 1 22 61C40 56 50 40 46 17Z', light: 'M11 34C12 27 16 21 22 18L18 32Z' },
      ],
      ['dark', 'M7 30H57V37H7Z', PLAIN],
      [
        'gold',
        disc(21, 33, 10) + disc(43, 33, 10),
        { shade: 'M43 23A10 10 0 0 1 43 43ZM21 23A10 10 0 0 1 21 43Z' },
      ],
      ['two', disc(21, 33, 6.5) + disc(43, 33, 6.5), { edge: 0, light: both('M16 33L22 27L26 28L17 37Z') }],
      ['white', 'M17 47H47L43 54L36 58H28L21 54Z', { edge: 0 }],
      ['ink', 'M23 47H26V56H23ZM31 47H34V58H31ZM39 47H42V56H39ZM17 47H47V49H17Z', PLAIN],
    ],
  },
};
