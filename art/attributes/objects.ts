import { type Part, PLAIN } from '../parts.ts';
import { disc, move, ribbon, ring, star, wheel } from '../paths.ts';

const around = (d: string, count: number, first = 0): string => wheel(d, count, 0, 0, first);

/** Attributes made by hand. Drawn about (0, 0), between -15 and 15. */
export const objects: Readonly<Record<string, readonly Part[]>> = {
  prism: [
    ['#e0434f', 'M0 0L-4 -20H6Z', PLAIN],
    ['#f2b84b', 'M0 0L6 -20H20V-15Z', PLAIN],
    ['#31dbc3', 'M0 0L20 -15V-3Z', PLAIN],
    ['#7c58f2', 'M0 0L20 -3V8Z', PLAIN],
    ['white', 'M-20 20V11L0 -3L3 3L-10 20Z', PLAIN],
  ],
  beam: [
    ['white', 'M-2 -12H2L1.4 12H-1.4Z', PLAIN],
    ['two', 'M-12 -4.4V-7.6L0 -6.8L12 -7.6V-4.4L0 -5.2Z', PLAIN],
    ['two', move(star(4, 9, 2.2), { y: -6, cx: 0, cy: 0 })],
  ],
  shield: [
    [
      'two',
      'M0 -12L12 -8V2C12 8 7 11 0 14C-7 11 -12 8 -12 2V-8Z',
      { shade: 'M0 -12L12 -8V2C12 8 7 11 0 14Z' },
    ],
  ],
  hook: [
    [
      'iron',
      'M-3 -14H3V-2C9 0 12 4 11 9C9 14 1 16 -5 12L-11 6L-9 15L-2 18C8 20 17 15 17 7C17 0 11 -5 6 -6V-14Z',
      { shade: 'M3 -14H6V-6C11 -5 17 0 17 7C17 15 8 20 -2 18L4 14C12 12 14 3 6 -1Z' },
    ],
    ['two', ring(0, -12, 4.4, 2.4), PLAIN],
  ],
  door: [
    ['two', 'M-11 -10L0 -14L11 -10V8L0 14L-11 8Z', { shade: 'M0 -14L11 -10V8L0 14Z' }],
    ['gold', 'M-5 -5L0 -8L5 -5V2L0 6L-5 2Z', { edge: 0, shade: 'M0 -8L5 -5V2L0 6Z' }],
  ],
  shuriken: [
    ['two', around('M0 -3L3 -12L13 -14L6 -5L3 0Z', 4), {}],
    ['ink', disc(0, 0, 2.6), PLAIN],
  ],
  target: [
    [
      'two',
      `${ring(0, 0, 13, 3.2)}M-1.6 -16H1.6V-6H-1.6ZM-1.6 6H1.6V16H-1.6ZM-16 -1.6H-6V1.6H-16ZM6 -1.6H16V1.6H6Z`,
      { edge: 0 },
    ],
    ['two', disc(0, 0, 3.4), PLAIN],
  ],
  flag: [
    ['wood', 'M-11 -15H-7V16H-11Z', PLAIN],
    ['two', 'M-7 -14L14 -11L7 -4L14 4L-7 5Z', { shade: 'M2 -13L14 -11L7 -4L14 4L2 4.6Z' }],
  ],
  thread: [
    ['steel', 'M-15 14L9 -14L14 -15L12 -10L-12 16Z', PLAIN],
    [
      'two',
      ribbon([
        [11, -12, 3],
        [2, -2, 3],
        [10, 6, 3.2],
        [2, 12, 3.2],
        [-6, 4, 3],
        [-13, 4, 2],
      ]),
      { edge: 0 },
    ],
  ],
  page: [
    ['bone', 'M-9 -12H9V12H-9Z', { shade: 'M3 -12H9V12H3Z' }],
    ['two', 'M-13 -15H13V-9H-13ZM-13 9H13V15H-13Z', {}],
    ['ink', 'M-5 -4H5V-2H-5ZM-5 2H5V4H-5Z', PLAIN],
  ],
  hatchet: [
    ['wood', 'M-2 -14H3V16H-2Z', PLAIN],
    ['two', 'M2 -12L8 -15C15 -9 15 1 9 7L2 2Z', { shade: 'M2 -5L14 -5C14 0 12 4 9 7L2 2Z' }],
    ['steel', 'M-2 -10L-9 -5L-2 0Z', PLAIN],
  ],
  anvil: [
    [
      'iron',
      'M-16 -9H14V-3C8 -3 5 1 5 4L10 12H-10L-5 4C-5 0 -12 -2 -16 -9Z',
      { shade: 'M2 -9H14V-3C8 -3 5 1 5 4L10 12H2Z' },
    ],
    ['two', 'M-6 -12H8V-9H-6Z', PLAIN],
  ],
  keg: [
    [
      'wood',
      'M-9 -12C-4 -14 4 -14 9 -12C13 -4 13 4 9 12C4 14 -4 14 -9 12C-13 4 -13 -4 -9 -12Z',
      { shade: 'M3 -14L9 -12C13 -4 13 4 9 12L3 14Z' },
    ],
    ['iron', 'M-12 -7H12V-3.6H-12ZM-12 3.6H12V7H-12Z', PLAIN],
    ['two', 'M0 -3.6L3 -1L4 3H-4L-3 -1Z', PLAIN],
  ],
  mug: [
    ['wood', 'M-12 -8H6V14H-12Z', { shade: 'M0 -8H6V14H0Z' }],
    ['gold', 'M6 -4H13V8H6V5H10V-1H6Z', PLAIN],
    [
      'two',
      'M-14 -8C-14 -14 -8 -16 -5 -13C-2 -17 5 -16 6 -11C10 -10 9 -5 7 -6L4 -2L0 -6H-6L-9 0L-12 -6Z',
      {},
    ],
  ],
  jackbox: [
    ['two', 'M-12 0H12V15H-12Z', { shade: 'M3 0H12V15H3Z' }],
    ['bone', 'M-3 0L-6 -3L3 -6L-3 -9H3L6 -6L-1 -3L3 0Z', PLAIN],
    ['#d0384a', disc(0, -12, 4), PLAIN],
    ['gold', 'M0 3L4 7.5L0 12L-4 7.5Z', PLAIN],
  ],
  rune: [
    ['two', 'M0 -15L13 -7.5V7.5L0 15L-13 7.5V-7.5Z', { shade: 'M0 -15L13 -7.5V7.5L0 15Z' }],
    ['pale', 'M0 -9L5 0L0 9L-5 0Z', PLAIN],
    ['ink', 'M0 -4L2.4 0L0 4L-2.4 0Z', PLAIN],
  ],
  sword: [
    ['two', 'M0 -17L4 -11V7H-4V-11Z', { shade: 'M0 -17L4 -11V7H0Z' }],
    ['gold', 'M-8 6H8V9.4H-8Z', PLAIN],
    ['wood', 'M-2 9.4H2V16H-2Z', PLAIN],
  ],
  boomerang: [
    [
      'two',
      'M-15 12C-14 -4 -4 -14 14 -15L15 -7C2 -6 -6 2 -7 13Z',
      { shade: 'M-7 13C-6 2 2 -6 15 -7L14.5 -11C0 -10 -10 0 -11 13Z' },
    ],
    ['bone', 'M-15 12L-13.6 5L-6.6 7L-7 13ZM14 -15L15 -7L8 -5.6L6 -13.6Z', PLAIN],
  ],
  infinity: [['two', ring(-7.5, 0, 9.5, 4) + ring(7.5, 0, 9.5, 4), {}]],
  bulb: [
    [
      'two',
      'M0 -15C8 -15 12 -9 11 -3C10 2 6 4 5 8H-5C-6 4 -10 2 -11 -3C-12 -9 -8 -15 0 -15Z',
      { shade: 'M3 -14C9 -13 12 -8 11 -3C10 2 6 4 5 8H1Z' },
    ],
    ['iron', 'M-5 8H5V15H-5Z', PLAIN],
    ['white', 'M-4 -8L0 -4L4 -8L2 3H-2Z', PLAIN],
  ],
};
