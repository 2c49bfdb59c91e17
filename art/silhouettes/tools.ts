import { lean, type Part, PLAIN, type Silhouette, turned } from '../parts.ts';
import { below, both, disc, ribbon, right, ring, wheel } from '../paths.ts';

const playingCard = (hue: `#${string}`): readonly Part[] => [
  ['white', 'M17 -4H47V46H17Z', {}],
  [hue, 'M21 0H43V42H21Z', { edge: 0 }],
  ['white', 'M32 8L40 21L32 34L24 21Z', PLAIN],
];

/** Tools, instruments and other things. */
export const tools: Readonly<Record<string, Silhouette>> = {
  harp: {
    slot: [54, 55, 0.88],
    parts: [
      ['white', 'M20 12H22.5V52H20ZM27 12H29.5V58H27ZM34.5 12H37V58H34.5ZM41.5 12H44V52H41.5Z', PLAIN],
      [
        'one',
        'M8 -8C-8 18 -2 56 32 68C66 56 72 18 56 -8L44 -2C56 20 52 46 32 54C12 46 8 20 20 -2Z',
        { shade: right(36), light: 'M10 -2C2 18 4 36 14 48L8 30Z' },
      ],
      ['gold', 'M2 4H62V13H2Z', { shade: right(36) }],
      ['two', 'M32 50L40 60L32 72L24 60Z', { shade: right(32) }],
    ],
  },
  brush: {
    slot: [30, 34, 2.3, true],
    parts: lean(
      36,
      [
        ['wood', 'M28 24H36L34 80H30Z', { shade: right(32) }],
        ['gold', 'M23 16H41V30H23Z', { shade: right(32) }],
        ['bone', 'M23 16C16 4 24 -10 32 -24C42 -10 48 4 41 16Z', { shade: right(33) }],
        [
          'one',
          'M20 2C22 -8 27 -16 32 -24C39 -14 44 -6 45 4L38 -2L32 6L27 -1Z',
          { shade: right(33), edge: 0 },
        ],
      ],
      0.95,
      2,
    ),
  },
  scroll: {
    slot: [32, 32, 1.15],
    parts: [
      ['bone', 'M8 6H56V58H8Z', { shade: right(46) }],
      ['wood', 'M-6 2H4V12H-6ZM60 2H70V12H60ZM-6 54H4V64H-6ZM60 54H70V64H60Z', {}],
      ['one', 'M0 -2H64V14H0ZM0 50H64V66H0Z', { shade: 'M0 8H64V14H0ZM0 60H64V66H0Z' }],
      ['gold', 'M12 -2H18V14H12ZM46 -2H52V14H46ZM12 50H18V66H12ZM46 50H52V66H46Z', { edge: 0 }],
    ],
  },
  shovel: {
    slot: [51, 50, 0.9],
    parts: lean(
      -32,
      [
        ['wood', 'M28 -12H36V36H28Z', { shade: right(32) }],
        ['one', 'M18 -20H46V-11H18Z', { shade: right(32) }],
        [
          'steel',
          'M14 30H27L32 26L37 30H50V54C48 66 40 74 32 80C24 74 16 66 14 54Z',
          { shade: right(33), light: 'M17 34H24V58L19 54Z' },
        ],
        ['two', 'M30 34H34V58H30ZM24 42H40V46H24Z', PLAIN],
      ],
      0.86,
      0,
    ),
  },
  lamppost: {
    slot: [52, 52, 0.9],
    parts: lean(
      22,
      [
        ['wood', 'M27 30H37V84H27Z', { shade: right(32) }],
        ['gold', 'M18 38H46V45H18ZM22 56H42V62H22Z', { shade: right(32) }],
        ['two', 'M14 -4H50L44 24H20Z', { edge: 0, shade: right(38) }],
        ['white', 'M32 -2C38 6 38 14 35 22H29C26 14 26 6 32 -2Z', PLAIN],
        ['one', 'M12 -4H18L24 25H19ZM46 -4H52L45 25H40Z', PLAIN],
        ['one', 'M8 -2L20 -18H44L56 -2Z', { shade: right(34) }],
        ['one', 'M16 23H48L38 34H26Z', { shade: right(33) }],
        ['gold', 'M28 -26H36V-18H28Z', {}],
      ],
      0.85,
      2,
    ),
  },
  mirror: {
    slot: [32, 21, 1],
    parts: [
      ['gold', wheel('M25 0L32 -14L39 0Z', 8, 32, 21, 22.5), { shade: right(38) }],
      ['one', 'M26 40H38L40 74H24Z', { shade: right(32) }],
      ['gold', 'M20 50H44V57H20Z', { shade: right(32) }],
      ['one', ring(32, 21, 25, 6), { shade: right(40) }],
      ['#bfe6f2', disc(32, 21, 19.5), { edge: 0, light: 'M16 24L38 2L46 6L20 34Z' }],
    ],
  },
  hourglass: {
    slot: [53, 53, 0.9],
    parts: [
      [
        'white',
        'M13 6H51C51 22 43 28 37 33C43 38 51 44 51 60H13C13 44 21 38 27 33C21 28 13 22 13 6Z',
        { shade: right(42) },
      ],
      [
        'two',
        'M18 16H46C44 24 38 28 32 33C26 28 20 24 18 16ZM16 60C17 50 25 46 32 40C39 46 47 50 48 60Z',
        { edge: 0, shade: right(36) },
      ],
      ['wood', both('M54 4H61V62H54Z'), { shade: right(57) }],
      ['one', 'M-2 -6H66V7H-2ZM-2 58H66V72H-2Z', { shade: 'M-2 2H66V7H-2ZM-2 66H66V72H-2Z' }],
      ['gold', 'M26 -6H38V7H26ZM26 58H38V72H26Z', { edge: 0 }],
    ],
  },
  stopwatch: {
    slot: [54, 13, 0.9],
    parts: [
      ['gold', 'M25 0H39V12H25Z', { shade: right(32) }],
      ['gold', ring(32, -6, 8, 3.4), {}],
      [
        'one',
        disc(32, 37, 29),
        { shade: right(42, 46), light: 'M5 34C7 22 14 14 24 11L20 18C13 22 10 28 9 36Z' },
      ],
      ['dark', disc(32, 37, 22), PLAIN],
      ['two', 'M29 18H35V36L48 44L45 49L29 40Z', { edge: 0 }],
      ['white', 'M30 16H34V20H30ZM30 54H34V58H30ZM11 35H15V39H11ZM49 35H53V39H49Z', PLAIN],
      ['two', 'M6 52L16 44L14 52L24 50L12 62Z', PLAIN],
    ],
  },
  gauntlet: {
    slot: [54, 54, 0.95],
    parts: [
      ['one', 'M14 42H50L55 76H9Z', { shade: right(38) }],
      ['gold', 'M9 54H55L56.5 63H7.5Z', { shade: right(38), edge: 0 }],
      [
        'skin',
        'M10 16L6 -4L10 -10L15 -8L20 14ZM21 14L21 -14L26 -18L31 -14L32 14ZM33 14L35 -16L40 -19L44 -14L43 14ZM44 16L50 -6L55 -8L59 -3L54 18Z',
        {
          shade:
            'M12 -10L15 -8L20 14H15ZM26 -18L31 -14L32 14H27ZM40 -19L44 -14L43 14H38ZM55 -8L59 -3L54 18H50Z',
        },
      ],
      ['skin', 'M10 40L-8 26L-8 18L-2 14L14 24Z', {}],
      ['one', 'M9 14H55L53 46H11Z', { shade: right(38), light: 'M11 16H20V36H13Z' }],
      ['gold', 'M32 10L49 29L32 48L15 29Z', { shade: right(32) }],
      ['two', 'M32 17L43 29L32 41L21 29Z', { edge: 0, light: 'M32 17L21 29H32Z' }],
    ],
  },
  flaskpot: {
    slot: [32, 48, 0.92],
    parts: [
      [
        'steel',
        'M22 2H42V22L62 50C68 62 62 70 52 70H12C2 70 -4 62 2 50L22 22Z',
        { shade: right(46, 56), light: 'M25 4H30V24L12 50L6 54L25 24Z' },
      ],
      ['one', 'M13 36H51L62 52C66 62 60 67 52 67H12C4 67 -2 62 2 52Z', { edge: 0, shade: right(44, 52) }],
      ['gold', 'M18 -6H46V5H18Z', { shade: right(36) }],
      ['pale', `${disc(20, 30, 2.6)}${disc(36, 24, 3)}${disc(42, 32, 2)}`, PLAIN],
    ],
  },
  cards: {
    slot: [32, 58, 0.9],
    parts: [
      ...turned(playingCard('#3f7fd8'), { turn: -30, cx: 32, cy: 60, y: 2 }),
      ...turned(playingCard('#f2b84b'), { turn: 30, cx: 32, cy: 60, y: 2 }),
      ...turned(playingCard('#d0384a'), { cx: 32, cy: 60, y: 0 }),
    ],
  },
  barrel: {
    slot: [53, 54, 0.95],
    parts: [
      [
        'one',
        'M10 0C22 -6 42 -6 54 0C64 20 64 44 54 64C42 70 22 70 10 64C0 44 0 20 10 0Z',
        { shade: right(42), light: 'M12 6L20 3C14 22 14 42 20 61L12 58C6 42 6 22 12 6Z' },
      ],
      ['low', 'M23 -4H26V68H23ZM39 -4H42V68H39Z', PLAIN],
      ['iron', 'M4 11H60L62 19H2ZM2 45H62L60 53H4Z', { shade: right(42) }],
      ['gold', 'M26 26H38V38H26Z', { shade: right(32) }],
      ['two', 'M29 38H35L37 45H27Z', { edge: 0 }],
    ],
  },
  stonearc: {
    slot: [54, 14, 0.85],
    parts: [
      [
        'low',
        'M-8 44L-4 28L10 24L18 36L10 48ZM2 20L10 4L26 2L30 16L16 24Z',
        { light: 'M-4 28L10 24L12 28L-2 34ZM10 4L26 2L27 6L10 10Z' },
      ],
      [
        'two',
        ribbon([
          [40, 34, 6],
          [26, 30, 6],
          [14, 36, 5],
          [2, 30, 2],
        ]),
        { edge: 0 },
      ],
      ['two', 'M26 56L32 34L46 32L54 56Z', { shade: right(42, 44) }],
      ['skin', 'M46 38L62 30L65 35L50 46Z', {}],
      ['skin', disc(40, 22, 9), { shade: right(42) }],
      ['wood', 'M30 24C28 8 52 6 52 22L60 34L50 32L46 20L36 18Z', {}],
      ['one', 'M-10 60L8 50L60 52L76 60L62 74H4Z', { shade: below(64), light: 'M8 50L60 52L64 55L10 55Z' }],
    ],
  },
  geode: {
    slot: [54, 54, 0.92],
    parts: [
      [
        'two',
        both('M42 24L58 6L68 22L66 52L48 66Z'),
        { shade: right(54), light: both('M46 28L56 14L56 40L48 52Z') },
      ],
      ['one', 'M32 -16L50 8V46L32 72L14 46V8Z', { shade: right(32), light: 'M32 -16L32 10L18 14L14 8Z' }],
      ['one', 'M32 8L42 18V40L32 54L22 40V18Z', { shade: right(32), light: 'M32 8V20L22 24V18Z', edge: 0 }],
    ],
  },
  thornrose: {
    slot: [54, 55, 0.88],
    parts: [
      ['low', 'M29 44H36V78H29ZM36 58L46 54L36 64ZM29 66L20 62L29 72Z', {}],
      ['two', both('M35 62C42 48 58 46 70 52C62 66 48 70 35 66Z'), { shade: right(46) }],
      [
        'one',
        wheel('M32 28C14 24 12 2 32 -10C52 2 50 24 32 28Z', 5, 32, 26),
        { shade: wheel('M32 28C38 18 40 4 32 -10C52 2 50 24 32 28Z', 5, 32, 26) },
      ],
      ['low', wheel('M32 28C22 24 22 12 32 6C42 12 42 24 32 28Z', 5, 32, 26, 36), {}],
      ['gold', disc(32, 26, 5), PLAIN],
    ],
  },
};
