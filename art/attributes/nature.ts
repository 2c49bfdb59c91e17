import { type Part, PLAIN } from '../parts.ts';
import { disc, move, ribbon, ring, short, star, wheel } from '../paths.ts';

/** The corners of an octagon. */
const octagon = (r: number): string =>
  Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return `${short(Math.sin(angle) * r)} ${short(-Math.cos(angle) * r)}`;
  }).join('L');

const around = (d: string, count: number, first = 0): string => wheel(d, count, 0, 0, first);

/** Attributes of nature: plants, parts of beasts, weather and light. Drawn about (0, 0), between -15 and 15. */
export const nature: Readonly<Record<string, readonly Part[]>> = {
  ice: [
    ['two', 'M-3 -12L4 -5L3 12L-4 8L-6 -5Z', { shade: 'M-3 -12L4 -5L3 12L-1 0Z' }],
    ['two', 'M8 -4L12 2L8 12L4 10L5 1Z', { shade: 'M8 -4L12 2L8 12Z' }],
    ['two', 'M-9 0L-6 4L-5 12L-10 10L-12 4Z', { shade: 'M-9 0L-6 4L-5 12L-8 6Z' }],
  ],
  orb: [
    ['two', disc(0, 0, 10), { shade: 'M10 0A10 10 0 0 1 -7 7C3 7 8 0 4 -9C8 -7 10 -4 10 0Z' }],
    ['white', disc(-3, -3, 3.2), PLAIN],
  ],
  mushroom: [
    ['bone', 'M-4 0H4L6 11L0 13L-6 11Z', { shade: 'M0 0H4L6 11L0 13Z' }],
    [
      'two',
      'M-12 1C-12 -8 -6 -12 0 -12C6 -12 12 -8 12 1L6 4H-6Z',
      { shade: 'M4 -11C9 -9 12 -5 12 1L6 4H2Z' },
    ],
    ['white', disc(-5, -4, 2.4) + disc(3, -7, 2) + disc(5, -1, 1.8), PLAIN],
  ],
  blast: [
    ['two', star(9, 13, 6.5), { shade: 'M0 0L12 4L8 10L2 12Z' }],
    ['white', star(7, 6, 3), PLAIN],
  ],
  hawk: [
    [
      'two',
      'M0 -6L4 -2L14 -10L12 -2L8 4L3 6L0 13L-3 6L-8 4L-12 -2L-14 -10L-4 -2Z',
      { shade: 'M0 -6L4 -2L14 -10L12 -2L8 4L3 6L0 13Z' },
    ],
  ],
  whirl: [
    [
      'two',
      'M-15 -14C-6 -10 6 -10 15 -15C14 -9 4 -4 -6 -5C-11 -6 -14 -9 -15 -14ZM-10 -4C-4 -1 6 -1 12 -5C11 1 4 4 -3 3C-7 2 -9 0 -10 -4ZM-6 5C-2 7 4 7 8 4C7 10 2 12 -2 11C-4 10 -6 8 -6 5ZM-2 13C0 14 3 13 5 12C4 16 2 18 -1 20C0 18 -1 16 -2 13Z',
      {
        shade:
          'M15 -15C14 -9 4 -4 -6 -5C4 -7 8 -9 9 -12ZM12 -5C11 1 4 4 -3 3C4 2 7 0 8 -2ZM8 4C7 10 2 12 -2 11C2 10 4 8 5 6Z',
      },
    ],
  ],
  bolt: [['two', 'M3 -13L-9 2H-2L-5 13L9 -3H2L6 -13Z', { shade: 'M6 -13L2 -3H9L-5 13L0 0L1 -4Z' }]],
  wave: [
    [
      'two',
      'M-20 14V-2C-12 -8 -6 -8 -4 -4C-2 1 4 1 6 -4C8 -9 14 -8 20 -3V14Z',
      { shade: 'M-20 14V3C-12 -1 -8 0 -5 3C-1 6 5 6 8 2C11 -1 14 0 20 2V14Z' },
    ],
    [
      'white',
      'M-20 -2C-12 -8 -6 -8 -4 -4L-7 -3.4C-10 -5 -13 -3 -20 2ZM6 -4C8 -9 14 -8 20 -3V0C13 -5 10 -5 8 -2Z',
      PLAIN,
    ],
  ],
  sprout: [
    [
      'two',
      'M-1 13V2C-10 3 -13 -4 -13 -9C-5 -10 -1 -6 0 -2C1 -9 6 -13 14 -12C14 -3 10 2 3 3V13Z',
      { shade: 'M3 13V3C10 2 14 -3 14 -12L1 1V13Z' },
    ],
  ],
  ring: [
    ['two', ring(0, 0, 13, 3.4), { edge: 0 }],
    ['pale', around('M0 -14L2 -9.5L0 -7L-2 -9.5Z', 6, 30), PLAIN],
  ],
  arrow: [
    ['bone', 'M-1.6 -6H1.6V8H-1.6Z', PLAIN],
    ['two', 'M0 -15L6 -4H-6ZM-6 6L0 3L6 6V13L0 10L-6 13Z', { shade: 'M0 -15L6 -4H0ZM0 3L6 6V13L0 10Z' }],
  ],
  dust: [
    [
      'two',
      'M-14 6L-10 0L-4 2L-2 -5L5 -6L7 0L13 1L14 6L8 9L-8 9Z',
      { shade: 'M-2 4L5 2L7 0L13 1L14 6L8 9L-8 9Z' },
    ],
  ],
  gear: [['two', around('M-3 -14H3L4 -8H-4Z', 8) + ring(0, 0, 10, 5.4), {}]],
  core: [['two', star(6, 10, 4.6), { shade: 'M0 0L9 -5L4 0L9 5L0 10Z' }]],
  spark: [
    ['two', star(4, 13, 4), { shade: 'M0 -13L3 -3L13 0L3 3L0 13Z' }],
    ['white', star(4, 5, 2), PLAIN],
  ],
  eye: [
    ['two', 'M-14 0L-6 -7H6L14 0L6 7H-6Z', { shade: 'M-14 0L14 0L6 7H-6Z' }],
    ['ink', disc(0, 0, 5.5), PLAIN],
    ['two', disc(0, 0, 2.4), PLAIN],
    ['white', 'M8 -13L11 -12L6 13L3 12Z', PLAIN],
  ],
  star: [['two', star(5, 13, 5.6), { shade: 'M0 0L0 -13L3.4 -4.4L12.4 -4L5.4 1.6L7.6 10.6L0 5.6Z' }]],
  comet: [
    ['two', 'M-14 14L-5 -2L2 -9L9 -12L12 -6L9 1L2 6Z', { shade: 'M-14 14L6 -5L12 -6L9 1L2 6Z' }],
    ['white', move(star(5, 7, 3), { x: 6, y: -6, cx: 0, cy: 0 })],
  ],
  moon: [['two', 'M4 -13C-5 -13 -12 -7 -12 0C-12 8 -5 14 4 13C-3 10 -5 5 -5 0C-5 -5 -3 -10 4 -13Z', {}]],
  flame: [
    [
      'two',
      'M1 -15C3 -7 11 -4 10 5C9 11 4 14 0 14C-5 14 -10 11 -10 4C-10 -1 -6 -3 -6 -8C-3 -7 -1 -5 -1 -2C1 -5 2 -9 1 -15Z',
      { shade: 'M1 -15C3 -7 11 -4 10 5C9 11 4 14 0 14C4 8 6 2 1 -6Z' },
    ],
  ],
  skull: [
    [
      'bone',
      'M0 -13C8 -13 12 -8 12 -1L9 6H6V12H-6V6H-9L-12 -1C-12 -8 -8 -13 0 -13Z',
      { shade: 'M2 -13C9 -12 12 -8 12 -1L9 6H6V12H1Z' },
    ],
    ['ink', disc(-5, -1, 3.2) + disc(5, -1, 3.2) + 'M0 3L2 7H-2Z', PLAIN],
  ],
  heart: [['two', 'M0 13L-13 0V-7L-7 -12L0 -7L7 -12L13 -7V0Z', { shade: 'M0 13L0 -7L7 -12L13 -7V0Z' }]],
  crown: [['gold', 'M-13 9L-14 -6L-6 0L0 -11L6 0L14 -6L13 9Z', { shade: 'M0 -11L6 0L14 -6L13 9H0Z' }]],
  bubble: [
    ['two', ring(-3, 3, 10, 2.4) + ring(9, -9, 5, 2.2), { edge: 0 }],
    ['white', disc(-7, -1, 2), PLAIN],
  ],
  petal: [
    [
      'two',
      around('M0 -1C-7 -5 -6 -14 0 -15C6 -14 7 -5 0 -1Z', 5),
      { shade: around('M0 -1L0 -15C6 -14 7 -5 0 -1Z', 5) },
    ],
    ['gold', disc(0, 0, 3.4), PLAIN],
  ],
  echo: [
    [
      'two',
      'M-12 -7C-8 -3 -8 3 -12 7L-15 4C-13 1 -13 -1 -15 -4ZM-5 -12C2 -5 2 5 -5 12L-8 9C-3 4 -3 -4 -8 -9ZM3 -16C13 -7 13 7 3 16L0 13C8 6 8 -6 0 -13Z',
      {},
    ],
  ],
  drop: [
    [
      'two',
      'M0 -15C5 -6 10 -1 10 5C10 11 5 14 0 14C-5 14 -10 11 -10 5C-10 -1 -5 -6 0 -15Z',
      { shade: 'M0 -15C5 -6 10 -1 10 5C10 11 5 14 0 14C6 8 6 -2 0 -15Z' },
    ],
    ['white', 'M-6 4C-6 1 -4 -1 -3 -3L-2 6L-4 8Z', PLAIN],
  ],
  feather: [
    [
      'two',
      'M-8 10C-10 -2 0 -14 14 -15C13 -9 12 -6 9 -4L10 -1L4 3L4 6L-4 10Z',
      { shade: 'M14 -15C13 -9 12 -6 9 -4L10 -1L4 3L4 6L-4 10L-8 10Z' },
    ],
    ['pale', 'M-14 15L-10 14L10 -11L8 -11Z', PLAIN],
  ],
  web: [
    [
      'two',
      around('M-.7 0L-.5 -15H.5L.7 0Z', 8) +
        [14, 10, 6]
          .map(
            (r) =>
              `M${octagon(r)}ZM${octagon(r - 1)
                .split('L')
                .toReversed()
                .join('L')}Z`,
          )
          .join(''),
      PLAIN,
    ],
  ],
  chain: [['two', ring(-9, -9, 7, 3) + ring(0, 0, 7, 3) + ring(9, 9, 7, 3), {}]],
  coin: [
    ['gold', disc(0, 0, 13), { shade: 'M4 -13A13 13 0 0 1 -6 12C4 8 8 -4 4 -13Z' }],
    ['two', 'M0 -8L6 0L0 8L-6 0Z', PLAIN],
  ],
  scales: [
    ['two', 'M-2 -14H2V10H8V14H-8V10H-2ZM-13 -9H13V-6H-13Z', {}],
    [
      'gold',
      'M-15 2H-4C-5 8 -14 8 -15 2ZM4 2H15C14 8 5 8 4 2ZM-10 -8L-5 3H-7L-10 -3L-13 3H-15ZM10 -8L15 3H13L10 -3L7 3H5Z',
      PLAIN,
    ],
  ],
  note: [['two', `${disc(-7, 9, 5.2)}${disc(8, 6, 5.2)}M-5 -10L13.2 -15V6H9.4V-6L-1.8 -3V9H-5Z`, {}]],
  clock: [
    ['gold', disc(0, 0, 14), { shade: 'M4 -14A14 14 0 0 1 -6 13C6 8 8 -4 4 -14Z' }],
    ['white', disc(0, 0, 10), PLAIN],
    ['ink', 'M-1.2 -8H1.2V-.6L6 3L4.6 5L-1.2 1Z', PLAIN],
  ],
  cuts: [
    [
      'two',
      'M-16 -8L-11 -13L-4 -2L2 12L-7 3ZM-4 -12L0 -16L7 -3L11 12L3 1ZM8 -12L12 -14L16 -3L17 9L11 0Z',
      {},
    ],
  ],
  swirl: [
    [
      'two',
      ribbon([
        [0, 0, 3],
        [4, -3, 4.4],
        [6, 3, 5],
        [-2, 8, 5],
        [-9, 1, 5],
        [-5, -9, 5],
        [6, -11, 4.6],
        [14, -3, 4],
        [14, 8, 1.5],
      ]),
      {},
    ],
  ],
  leaf: [
    ['two', 'M-12 12C-16 -4 -4 -14 14 -14C14 4 4 15 -8 10L-12 14Z', { shade: 'M14 -14C14 4 4 15 -8 10Z' }],
  ],
  wisp: [
    [
      'two',
      'M2 -15C4 -9 12 -6 11 3L13 14L7 10L3 15L-2 10L-8 15L-9 9C-13 0 -9 -8 -3 -8C1 -9 2 -11 2 -15Z',
      { shade: 'M2 -15C4 -9 12 -6 11 3L13 14L7 10L3 15L4 0Z' },
    ],
    ['ink', 'M-6 -1L-1 1L-3 4L-6 3ZM7 -1L3 1L4 4L7 3Z', PLAIN],
  ],
  magnet: [
    [
      'two',
      'M-13 -12H-4V2C-4 6 4 6 4 2V-12H13V3C13 18 -13 18 -13 3Z',
      { shade: 'M4 -12H13V3C13 18 0 16 0 14C6 12 4 6 4 2Z' },
    ],
    ['white', 'M-13 -12H-4V-6H-13ZM4 -12H13V-6H4Z', PLAIN],
  ],
  gem: [
    [
      'two',
      'M-8 -11H8L14 -3L0 14L-14 -3Z',
      { shade: 'M3 -3L8 -11L14 -3L0 14Z', light: 'M-8 -11L-3 -3L0 14L-14 -3Z' },
    ],
  ],
  snow: [['two', around('M-1.8 0V-6L-6 -9L-4.6 -11L-1.8 -9V-15H1.8V-9L4.6 -11L6 -9L1.8 -6V0Z', 6), {}]],
  glass: [
    ['two', 'M-13 -4L-3 -14L0 -3L-6 6Z', { shade: 'M-3 -14L0 -3L-6 6Z' }],
    ['two', 'M3 -9L13 -12L11 1L4 3Z', { shade: 'M13 -12L11 1L4 3Z' }],
    ['two', 'M-5 9L6 5L10 10L2 15Z', { shade: 'M6 5L10 10L2 15Z' }],
  ],
  flask: [
    ['white', 'M-5 -14H5V-4L12 9C13 13 11 15 8 15H-8C-11 15 -13 13 -12 9L-5 -4Z', {}],
    [
      'two',
      'M-8 3H8L11 10C11 12 10 13 8 13H-8C-10 13 -11 12 -11 10Z',
      { edge: 0, shade: 'M2 3H8L11 10C11 12 10 13 8 13H2Z' },
    ],
  ],
  sun: [['two', around('M-3.4 -8L0 -16L3.4 -8Z', 8) + disc(0, 0, 8.4), { shade: 'M3 -16L16 0L3 16L4 0Z' }]],
  bone: [
    [
      'bone',
      `${disc(-11, 5, 4.6)}${disc(-6, 11, 4.6)}${disc(11, -5, 4.6)}${disc(6, -11, 4.6)}M-10 4L5 -11L11 -5L-5 10Z`,
      { shade: 'M11 -5L-5 10L-6 15L16 -6Z' },
    ],
  ],
  butterfly: [
    [
      'two',
      'M-1 0C-4 -12 -14 -14 -15 -7C-15 -1 -8 1 -2 2C-9 2 -12 7 -9 11C-5 14 -1 8 0 4C1 8 5 14 9 11C12 7 9 2 2 2C8 1 15 -1 15 -7C14 -14 4 -12 1 0Z',
      { shade: 'M1 0C4 -12 14 -14 15 -7C15 -1 8 1 2 2C9 2 12 7 9 11C5 14 1 8 0 4Z' },
    ],
    ['ink', 'M-1.4 -6H1.4V9H-1.4Z', PLAIN],
  ],
  cloud: [
    [
      'two',
      'M-14 6C-17 1 -13 -4 -9 -4C-8 -11 2 -13 5 -7C10 -10 15 -5 13 0C17 2 16 7 12 7H-12Z',
      { shade: 'M-12 7C-2 7 6 4 5 -7C10 -10 15 -5 13 0C17 2 16 7 12 7Z' },
    ],
    ['pale', 'M-8 9H-5L-7 15H-10ZM0 9H3L1 15H-2ZM8 9H11L9 15H6Z', PLAIN],
  ],
  print: [
    [
      'two',
      `${disc(-9, -4, 3.6)}${disc(-3.4, -10, 3.8)}${disc(4.4, -10, 3.8)}${disc(10, -4, 3.6)}M0 -4C5 -4 6 0 8 3C11 8 8 12 4 12H-4C-8 12 -11 8 -8 3C-6 0 -5 -4 0 -4Z`,
      {},
    ],
  ],
};
