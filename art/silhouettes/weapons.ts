import { type Part, PLAIN, type Silhouette, turned } from '../parts.ts';
import { both, disc, mirror, ring } from '../paths.ts';

// lies along x, muzzle to the right
const pistol: readonly Part[] = [
  [
    'wood',
    'M1 28L17 27L21 34L18 42L17 58L12 63L0 60L-1 45L-4 34Z',
    { shade: 'M21 34L18 42L17 58L12 63L7 61L9 44L11 33Z', light: 'M2 49H12V53H2Z' },
  ],
  ['gold', ring(27, 39, 8.5, 3.4), { edge: 0 }],
  [
    'one',
    'M-4 21L1 14L6 17H46V13H54V33H46L30 35L26 38H4L-4 31Z',
    { shade: 'M-4 28H54V33H46L30 35L26 38H4L-4 31Z', light: 'M46 13H54V28H46Z' },
  ],
  ['two', 'M11 21H38V26H11Z', { edge: 0 }],
];
const dagger: readonly Part[] = [
  ['steel', 'M32 0C38 8 40 16 38 40H26C25 26 26 10 32 0Z', { shade: 'M32 0C38 8 40 16 38 40H32Z' }],
  ['gold', 'M20 36L27 39H37L44 36L42 44H22Z', { shade: 'M32 39H37L44 36L42 44H32Z' }],
  ['one', 'M28 44H36V57L32 62L28 57Z', { shade: 'M28 48H36V52H28Z' }],
];
export const weapons: Readonly<Record<string, Silhouette>> = {
  wand: {
    slot: [32, 32, 2.6, true],
    parts: turned(
      [
        ['bone', 'M29 20H35V50H29Z', { shade: 'M32 20H35V50H32Z' }],
        ['gold', 'M25 40H39V46H25ZM26 24H38V30H26Z', { shade: 'M32 40H39V46H32ZM32 24H38V30H32Z' }],
        [
          'gold',
          'M32 29C16 28 11 14 17 -4C18 10 23 21 32 21C41 21 46 10 47 -4C53 14 48 28 32 29Z',
          { shade: 'M32 21C41 21 46 10 47 -4C53 14 48 28 32 29Z' },
        ],
        ['white', 'M32 -15L41 3L32 21L23 3Z', { shade: 'M32 -15L41 3L32 21Z' }],
        ['one', 'M32 -3L36 4L32 11L28 4Z', PLAIN],
        ['gold', 'M32 64L38 55L36 48H28L26 55Z', { shade: 'M32 64L38 55L36 48H32Z' }],
      ],
      { turn: 38, cy: 30, scale: 0.86, x: -2, y: 3 },
    ),
  },
  pistols: {
    slot: [32, 30, 2.5, true],
    parts: [
      ...turned(pistol, { turn: -50, cx: 8, cy: 30, scale: 0.86, x: 29, y: 9 }),
      ...turned(turned(pistol, { turn: -50, cx: 8, cy: 30, scale: 0.86, x: 29, y: 9 }), { flip: true }),
    ],
  },
  greatsword: {
    slot: [32, 32, 2.3, true],
    parts: [
      [
        'steel',
        'M23 20H41V49L32 63L23 49Z',
        { shade: 'M34 20H41V49L32 63L34 47Z', light: 'M29 22H34V46L32 50L29 46Z' },
      ],
      ['one', 'M8 10L24 15H40L56 10L54 20L42 25H22L10 20Z', { shade: 'M32 15H40L56 10L54 20L42 25H32Z' }],
      ['wood', 'M29 4H35V16H29Z', { shade: 'M32 4H35V16H32Z' }],
      ['gold', 'M32 -1L38 4L32 9L26 4Z', { shade: 'M32 -1L38 4L32 9Z' }],
      ['two', 'M32 14L38 20L32 27L26 20Z', { shade: 'M32 14L38 20L32 27Z' }],
    ],
  },
  bow: {
    slot: [12, 13, 0.85],
    parts: turned(
      [
        ['white', 'M3 38L32 53L61 38V41.5L32 57L3 41.5Z', PLAIN],
        ['two', 'M30 6H34V58H30Z', { edge: 0 }],
        ['two', 'M29 52L23 56V66L32 60L41 66V56L35 52Z', { edge: 0, shade: 'M32 52H35L41 56V66L32 60Z' }],
        [
          'one',
          'M-2 46C2 20 18 10 32 10C46 10 62 20 66 46L54 38C50 28 42 23 32 23C22 23 14 28 10 38Z',
          {
            shade: 'M48 17C58 23 64 32 66 46L54 38C52 32 49 28 43 25Z',
            light: 'M7 30L16 17L21 25L13 32Z',
          },
        ],
        ['gold', 'M24 9H40V25L32 30L24 25Z', { shade: 'M32 9H40V25L32 30Z' }],
        ['white', 'M32 -13L39 -1L35 9H29L25 -1Z', { shade: 'M32 -13L39 -1L35 9H32Z' }],
      ],
      { turn: 42, cy: 32, scale: 0.92, y: 3, x: -1 },
    ),
  },
  katana: {
    slot: [31, 28, 2.1, true],
    parts: turned(
      [
        [
          'steel',
          'M29 46C26 28 27 8 41 -17C41 8 39 28 36.5 46Z',
          { shade: 'M33.5 46C31.5 28 32 6 41 -17C41 8 39 28 36.5 46Z' },
        ],
        ['gold', 'M22 44L32 42L43 44V49L32 51L22 49Z', { shade: 'M32 42L43 44V49L32 51Z' }],
        ['one', 'M29 50H37L40 71H32Z', { shade: 'M30 54L37 57V60L30 57ZM31 61L38 64V67L31 64Z' }],
        ['one', 'M38 64L52 56L50 62L61 62L51 68L40 71Z', { edge: 0 }],
      ],
      { turn: 40, cy: 32, scale: 0.95 },
    ),
  },
  daggers: {
    slot: [32, 12, 1.15],
    parts: [
      ...turned(turned(dagger, { flip: true }), { turn: 43, cy: 36, scale: 1.12, y: 3 }),
      ...turned(dagger, { turn: -43, cy: 36, scale: 1.12, y: 3 }),
    ],
  },
  axe: {
    slot: [15, 50, 1],
    parts: turned(
      [
        ['wood', 'M29 2H35V66H29Z', { shade: 'M32 2H35V66H32Z' }],
        [
          'one',
          both('M34 8L44 12L58 2C64 14 64 26 58 38L44 28L34 30Z'),
          { shade: both('M44 20L62 20C62 26 61 32 58 38L44 28L34 30V20Z') },
        ],
        ['two', 'M26 6H38V32L32 38L26 32Z', { shade: 'M32 6H38V32L32 38Z' }],
      ],
      { turn: 28, scale: 0.88, y: -1 },
    ),
  },
  hammer: {
    slot: [46, 50, 1.1],
    parts: turned(
      [
        ['wood', 'M28 22H36V66H28Z', { shade: 'M32 22H36V66H32Z' }],
        [
          'one',
          'M6 2H58L62 10V22L56 30H8L2 22V10Z',
          { shade: 'M6 20H62V22L56 30H8L2 22V20Z', light: 'M6 2H24V14H2V10Z' },
        ],
        ['two', 'M25 -1H39V33H25Z', { shade: 'M32 -1H39V33H32Z' }],
      ],
      { turn: -26, scale: 0.9 },
    ),
  },
  rocket: {
    slot: [17, 48, 0.95],
    parts: turned(
      [
        ['two', 'M23 48H41L40 58L36 54L32 66L28 54L24 58Z', { light: 'M28 48H36L32 58Z', edge: 0 }],
        ['one', both('M22 34L7 46V58L22 50Z'), { shade: mirror('M22 34L7 46V58L22 50Z') }],
        [
          'dark',
          'M32 -3C43 6 46 16 46 28V50H18V28C18 16 21 6 32 -3Z',
          { shade: 'M34 -1C43 6 46 16 46 28V50H36Z' },
        ],
        ['one', 'M18 32H46V50H18Z', { shade: 'M36 32H46V50H36Z', edge: 0 }],
        [
          'white',
          'M18 22L22 28L27 20L32 28L37 20L42 28L46 22V34L41 30L37 37L32 30L27 37L23 30L18 34Z',
          { edge: 0 },
        ],
        ['white', both('M21 14L30 11L29 18L23 19Z'), PLAIN],
        ['two', both(disc(27, 15, 2)), PLAIN],
      ],
      { turn: 34, cy: 30 },
    ),
  },
  thornbow: {
    slot: [54, 56, 0.85],
    parts: turned(
      [
        ['two', 'M12 -12H17L6 32L17 76H12L0 32Z', PLAIN],
        [
          'one',
          'M10 -18C26 -10 52 0 56 18L66 14L58 26L50 32L58 38L66 50L56 46C52 64 26 74 10 82C30 64 38 52 36 32C38 12 30 0 10 -18Z',
          {
            shade: 'M50 32L58 38L66 50L56 46C52 64 26 74 10 82C30 64 38 52 36 32Z',
            light: 'M22 -8C34 0 44 8 47 20L42 22C40 10 32 0 22 -8Z',
          },
        ],
        ['white', 'M0 29H60V35H0Z', PLAIN],
        ['two', 'M54 20L78 32L54 44L60 32Z', { shade: 'M60 32H78L54 44Z' }],
      ],
      { turn: -14 },
    ),
  },
};
