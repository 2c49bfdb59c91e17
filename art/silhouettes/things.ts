import { PLAIN, type Silhouette } from '../parts.ts';
import { both, disc, right, ring, wheel } from '../paths.ts';

export const things: Readonly<Record<string, Silhouette>> = {
  lantern: {
    slot: [51, 47, 0.95],
    parts: [
      ['iron', ring(32, 8, 7, 3), {}],
      ['iron', 'M32 11L46 20L53 29H11L18 20Z', { shade: 'M32 11L46 20L53 29H36Z' }],
      ['two', 'M16 29H48L46 48H18Z', { edge: 0, shade: 'M39 29H48L46 48H39Z' }],
      ['white', 'M32 29C38 35 38 40 36 46H28C26 40 28 37 32 29Z', PLAIN],
      ['iron', 'M14 29H19L21 48H16ZM45 29H50L48 48H43Z', { edge: 0 }],
      ['one', 'M11 46H53L48 54L40 55L32 64L24 55L16 54Z', { shade: 'M34 46H53L48 54L40 55L32 64Z' }],
      ['one', both('M18 24L8 20L10 29L18 29Z'), {}],
    ],
  },
  fist: {
    slot: [32, 26, 3.1, true],
    parts: [
      ['iron', 'M15 46H49L56 74H8Z', { shade: 'M36 46H49L56 74H38Z' }],
      ['two', 'M13 54H51L52.5 60H11.5Z', { edge: 0 }],
      ['one', 'M9 22L14 16H50L55 22V44L49 51H15L9 44Z', { shade: 'M38 16H50L55 22V44L49 51H40Z' }],
      [
        'one',
        'M8 12L11 8H18L20 12V32H8ZM20 9L23 5H30L32 9V33H20ZM32 9L34 5H41L44 9V33H32ZM44 12L46 8H53L56 12V32H44Z',
        {
          shade: 'M8 24H20V32H8ZM20 25H32V33H20ZM32 25H44V33H32ZM44 24H56V32H44Z',
        },
      ],
      ['gold', both('M10 12H18V18H10ZM22 9H30V16H22Z'), { edge: 0 }],
      ['iron', 'M6 36L12 32H34L42 37L39 46L14 48L6 44Z', { shade: 'M28 42L40 42L39 46L14 48L6 44V42Z' }],
    ],
  },
  bell: {
    slot: [32, 32, 2.7, true],
    parts: [
      ['gold', ring(32, 8, 7, 3), {}],
      ['iron', disc(32, 55, 7), { shade: 'M32 48A7 7 0 0 1 32 62Z' }],
      [
        'one',
        'M32 8C45 8 48 18 49 28C50 38 54 43 60 50L54 54H10L4 50C10 43 14 38 15 28C16 18 19 8 32 8Z',
        {
          shade: 'M38 9C46 11 48 20 49 28C50 38 54 43 60 50L54 54H42C44 40 44 22 38 9Z',
          light: 'M20 24C21 17 23 14 27 13L25 30L19 34Z',
        },
      ],
      ['gold', 'M9 46H55L60 50L54 54H10L4 50Z', { shade: 'M40 46H55L60 50L54 54H40Z', edge: 0 }],
      ['ink', both(disc(26, 31, 4.4)), PLAIN],
      ['two', both(disc(26, 31, 2.2)), PLAIN],
    ],
  },
  anchor: {
    slot: [49, 16, 1],
    parts: [
      ['one', ring(32, 9, 9, 4), {}],
      [
        'one',
        'M28 16H36V22H48V29H36V48C44 46 49 42 51 37L46 37L55 26L62 38L57 37C55 51 45 59 32 63C19 59 9 51 7 37L2 38L9 26L18 37L13 37C15 42 20 46 28 48V29H16V22H28Z',
        { shade: 'M33 16H36V22H48V29H36V48C44 46 49 42 51 37L46 37L55 26L62 38L57 37C55 51 45 59 32 63Z' },
      ],
    ],
  },
  sunshield: {
    slot: [32, 34, 1.25],
    parts: [
      ['gold', wheel('M24 10L32 -14L40 10Z', 12), { shade: right(42, 50) }],
      ['one', disc(32, 32, 26), { shade: right(40, 46) }],
      ['low', disc(32, 32, 19), { edge: 0 }],
    ],
  },
};
