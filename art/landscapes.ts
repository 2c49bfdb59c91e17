import type { Region } from '@hub/catalog/champion-schema';
import type { GroundColour } from './colours.ts';
import { disc, fan, ring, short } from './paths.ts';

/** A plane of a landscape: 0 sky, 1 far, 2 middle, 3 near. x runs from -25 to 89 (16:9); a sigil shows 0 to 64. */
export type Plane = readonly [depth: 0 | 1 | 2 | 3, colour: GroundColour, outline: string];

/** Hills with a random, but fixed line. */
function ridge(seed: number, y: number, height: number, step: number): string {
  let state = seed;
  let d = `M-29 68V${y}`;
  for (let x = -29; x <= 93; x += step) {
    state = (state * 16_807) % 2_147_483_647;
    d += `L${short(x)} ${short(y - (state / 2_147_483_647) * height)}`;
  }
  return `${d}L93 68Z`;
}

const tower = (x: number, w: number, top: number, roof: number): string =>
  `M${x} 66V${top}L${short(x + w / 2)} ${short(top - roof)}L${x + w} ${top}V66Z`;

/** A pyramid of `count` steps, w to each side. */
function steps(x: number, y: number, w: number, h: number, count: number): string {
  const each = Array.from({ length: count }, (_, index) => index);
  const up = each.map(
    (k) => `V${short(y - (h * (k + 1)) / count)}H${short(x - w + (w * (k + 0.7)) / count)}`,
  );
  const down = each.map(
    (k) => `H${short(x + (w * (k + 0.3)) / count)}V${short(y - h + (h * (k + 1)) / count)}`,
  );
  return `M${short(x - w)} ${y}${up.join('')}H${x}${down.join('')}Z`;
}

const sun = (x: number, y: number, r: number): readonly Plane[] => [
  [0, 'haze', disc(x, y, r * 1.9)],
  [0, 'halo', disc(x, y, r * 1.4)],
  [0, 'glow', disc(x, y, r)],
  [0, 'bright', disc(x, y, r * 0.66)],
];

const pine = (x: number, y: number, s: number): string =>
  `M${x} ${short(y - 16 * s)}L${short(x + 6 * s)} ${short(y - 4 * s)}H${short(x + 3 * s)}L${short(x + 8 * s)} ${short(y + 6 * s)}H${short(x - 8 * s)}L${short(x - 3 * s)} ${short(y - 4 * s)}H${short(x - 6 * s)}Z`;

const isle = (x: number, y: number, w: number): string =>
  `M${short(x - w)} ${y}H${short(x + w)}L${short(x + w * 0.7)} ${short(y + w * 0.3)}L${short(x + w * 0.3)} ${short(y + w * 0.4)}L${short(x + w * 0.12)} ${short(y + w * 0.85)}L${short(x - w * 0.2)} ${short(y + w * 0.5)}L${short(x - w * 0.62)} ${short(y + w * 0.36)}Z`;

const tree = (x: number, y: number, r: number): string =>
  `M${short(x - 1.2)} ${y}V${short(y - r)}H${short(x + 1.2)}V${y}Z${disc(x, y - r * 1.7, r)}${disc(x - r * 0.8, y - r * 1.2, r * 0.65)}${disc(x + r * 0.85, y - r * 1.25, r * 0.7)}`;

/** The landscape of each region. */
export const LANDSCAPES: Readonly<Record<Region, readonly Plane[]>> = {
  Freljord: [
    [0, 'haze', 'M-29 6L20 -4L93 16V24L30 8L-29 20Z'],
    [0, 'halo', 'M-29 22L28 12L93 30V35L30 19L-29 29Z'],
    ...sun(32, 30, 17).slice(1),
    [1, 'far', 'M-29 66V40L-14 20L-4 34L4 14L14 34L22 44L40 44L50 26L58 12L68 32L76 22L93 44V66Z'],
    [
      1,
      'lit',
      'M4 14L8 22L5 27L2 23L-1 27L0 22ZM58 12L62 20L59 25L56 21L53 25ZM-14 20L-10 26L-13 30L-17 26Z',
    ],
    [2, 'mid', 'M-29 66V50L-12 42L6 52L32 46L56 54L76 44L93 52V66Z'],
    [3, 'near', 'M-29 68V58L-18 60L-12 46L-7 60L4 57L8 50L12 58L50 58L55 48L60 58L72 56L78 44L84 58H93V68Z'],
  ],
  Bilgewater: [
    ...sun(32, 28, 17),
    [
      1,
      'far',
      'M-29 66V38L-21 36V26L-14 19L-7 26V36L3 38V29L8 24L13 29V38L48 40V29L54 22L60 29V36L66 38V25L74 17L82 25V38L93 42V66Z',
    ],
    [1, 'lit', 'M-17 30H-12V36H-17ZM6 32H10V37H6ZM52 31H56V37H52ZM71 27H76V34H71Z'],
    [2, 'near', 'M-22 50H-2V8H0V50H16L11 58H-18ZM46 52H61V12H63V52H82L77 59H51Z'],
    [2, 'moon', 'M-3 12L-15 40H-3ZM1 14L12 44H1ZM60 16L49 44H60ZM64 15L78 46H64Z'],
    [2, 'metal', 'M-2 4L6 6L-2 9ZM63 8L71 10L63 13Z'],
    [3, 'mid', 'M-29 68V54L-17 52L-6 56L6 53L18 57L32 54L46 57L58 53L70 56L82 52L93 55V68Z'],
    [3, 'far', 'M-20 60H2V62H-20ZM14 62H40V64H14ZM56 61H78V63H56Z'],
  ],
  Shurima: [
    ...sun(32, 30, 19),
    [1, 'far', `${steps(-6, 50, 20, 24, 4)}${steps(72, 50, 18, 20, 4)}`],
    [1, 'lit', 'M-8 22H-4V50H-8ZM70 26H74V50H70Z'],
    [2, 'mid', 'M-29 66V50C-12 40 8 42 22 50C38 58 56 44 70 43C80 43 88 46 93 48V66Z'],
    [
      2,
      'halo',
      'M-29 50C-12 40 8 42 22 50C10 46 -6 48 -29 58ZM70 43C80 43 88 46 93 48V54C86 50 80 48 62 46Z',
    ],
    [3, 'near', 'M-29 68V58C-6 50 14 62 34 60C56 58 70 50 93 60V68Z'],
  ],
  Ionia: [
    ...sun(32, 28, 19),
    [1, 'far', ridge(9, 46, 22, 13)],
    [2, 'near', 'M-24 66V24H-19V32H-2V24H3V66H-2V37H-19V66ZM60 66V22H65V31H82V22H87V66H82V36H65V66Z'],
    [2, 'mid', 'M-29 66V54L-6 50L20 55L50 52L76 50L93 53V66Z'],
    [
      2,
      'near',
      'M-31 26L-27 17C-16 21 -5 21 6 17L10 26C-4 24 -17 24 -31 26ZM53 24L57 15C68 19 79 19 90 15L94 24C80 22 67 22 53 24Z',
    ],
    [
      2,
      'lit',
      'M-27 17C-16 21 -5 21 6 17L7 19.5C-5 23.5 -16 23.5 -28 19.5ZM57 15C68 19 79 19 90 15L91 17.5C79 21.5 68 21.5 56 17.5Z',
    ],
    [3, 'near', 'M-29 68V60L-8 57L12 61L32 58L54 62L74 57L93 60V68Z'],
    [
      3,
      'metal',
      'M-14 6L-10 8L-13 11L-16 9ZM14 40L17 42L14 44L12 42ZM46 12L49 14L46 16L43 14ZM74 6L78 8L74 11L71 8ZM22 8L25 10L22 12L20 10ZM48 46L52 48L49 51L46 49Z',
    ],
  ],
  Noxus: [
    [0, 'haze', 'M-29 30L32 -8L93 30V68H-29Z'],
    [0, 'halo', 'M-14 54L32 2L78 54Z'],
    [0, 'glow', 'M4 56L32 12L60 56Z'],
    [
      1,
      'far',
      `${tower(-22, 10, 30, 16)}${tower(-8, 8, 22, 18)}${tower(4, 8, 30, 14)}${tower(52, 9, 26, 18)}${tower(64, 8, 34, 14)}${tower(76, 11, 24, 18)}`,
    ],
    [1, 'lit', 'M-4 4L-2 22H-4ZM56.5 8L59 26H56.5ZM81.5 6L84 24H81.5ZM-17 14L-15 30H-17Z'],
    [2, 'mid', 'M-29 66V46L-18 46L-14 38L-10 46H10L13 38L16 46H48L51 38L54 46H72L76 36L80 46H93V66Z'],
    [2, 'lit', 'M-6 50H-3V56H-6ZM6 50H9V56H6ZM56 50H59V56H56ZM66 50H69V56H66Z'],
    [3, 'near', ridge(31, 61, 8, 6)],
  ],
  Demacia: [
    ...sun(32, 26, 18),
    [1, 'far', ridge(77, 42, 20, 17)],
    [
      2,
      'pale',
      `${tower(-24, 9, 34, 10)}${tower(-11, 11, 24, 14)}${tower(4, 8, 36, 10)}${tower(52, 9, 34, 11)}${tower(63, 11, 20, 15)}${tower(78, 9, 32, 11)}`,
    ],
    [2, 'halo', 'M-29 66V50H93V66Z'],
    [
      2,
      'moon',
      'M-5.5 10L-11 24H-5.5ZM68.5 5L63 20H68.5ZM-19.5 24L-24 34H-19.5ZM56.5 23L52 34H56.5ZM82.5 21L78 32H82.5ZM8 26L4 36H8Z',
    ],
    [2, 'dusk', 'M-8 32H-3V42L-5.5 45L-8 42ZM66 29H71V40L68.5 43L66 40ZM-29 56V53H93V56Z'],
    [
      3,
      'near',
      `M-29 68V60H93V68Z${pine(-18, 60, 0.9)}${pine(-2, 62, 0.7)}${pine(66, 62, 0.7)}${pine(80, 60, 0.9)}`,
    ],
  ],
  'Bandle City': [
    ...sun(32, 30, 18),
    [
      1,
      'far',
      isle(-11, 34, 13) +
        isle(73, 28, 14) +
        tree(-14, 34, 7) +
        tree(-4, 34, 4.5) +
        tree(76, 28, 7.5) +
        tree(66, 28, 4.5),
    ],
    [1, 'lit', 'M-24 34H2V36H-22ZM59 28H87V30H61Z'],
    [2, 'mid', isle(6, 50, 13) + isle(57, 52, 13) + tree(2, 50, 6) + tree(61, 52, 6)],
    [2, 'metal', disc(-1, 39, 1.8) + disc(5, 41, 1.8) + disc(58, 43, 1.7) + disc(64, 42, 1.7)],
    [2, 'halo', 'M-7 50H19V52H-5ZM44 52H70V54H46Z'],
    [3, 'near', 'M-29 68V61C-16 56 -4 58 8 62C24 65 40 62 56 61C70 58 82 57 93 61V68Z'],
  ],
  Zaun: [
    ...sun(32, 30, 18),
    [0, 'near', 'M-29 -4H93V6H74L70 12H50L46 6H16L12 14H-10L-14 6H-29Z'],
    [1, 'far', 'M-24 66V6H-14V66ZM-7 66V24H1V66ZM56 66V18H64V66ZM73 66V6H84V66Z'],
    [1, 'lit', 'M-24 6H-22V66H-24ZM-7 24H-5V66H-7ZM56 18H58V66H56ZM73 6H75V66H73Z'],
    [
      2,
      'mid',
      'M-29 36H6C12 36 15 39 15 45V66H7V47C7 45 6 44 4 44H-29ZM93 30H62C54 30 49 35 49 43V66H57V44C57 40 59 38 63 38H93Z',
    ],
    [2, 'near', 'M-18 33H-12V47H-18ZM70 27H76V41H70ZM5 54H17V59H5ZM47 52H59V57H47Z'],
    [2, 'metal', disc(-15, 40, 2.2) + disc(73, 34, 2.2)],
    [3, 'near', 'M-29 68V58H-12V62H18V59H46V62H72V57H93V68Z'],
    [3, 'bright', 'M-10 62H14V64H-10ZM48 62H66V64H48Z'],
  ],
  Piltover: [
    ...sun(32, 28, 18),
    [
      1,
      'far',
      'M-26 66V32H-25A10 10 0 0 1 -17 22V16H-13V22A10 10 0 0 1 -5 32H-4V66ZM60 66V28H61A11 11 0 0 1 70 17V9H74V17A11 11 0 0 1 83 28H84V66ZM4 66V38L9 28L14 38V66ZM47 66V36L52 25L57 36V66Z',
    ],
    [1, 'lit', 'M-25 32A10 10 0 0 1 -17 22V32ZM61 28A11 11 0 0 1 70 17V28ZM4 38L9 28V38ZM47 36L52 25V36Z'],
    [1, 'moon', ring(-15, 40, 5, 2.2) + ring(72, 37, 5.5, 2.4)],
    [
      2,
      'mid',
      'M-29 66V50H93V66H86C86 53 66 53 66 66H60C60 53 40 53 40 66H24C24 53 4 53 4 66H-2C-2 53 -22 53 -22 66Z',
    ],
    [2, 'metal', 'M-29 49H93V51H-29Z'],
    [3, 'near', 'M-29 68V62H-4V59H4V62H60V59H68V62H93V68Z'],
  ],
  Ixtal: [
    ...sun(32, 26, 17),
    [1, 'far', steps(-8, 52, 19, 30, 5) + steps(73, 52, 17, 24, 4)],
    [1, 'lit', 'M-11 16H-5V22H-11ZM70 22H76V28H70Z'],
    [
      2,
      'mid',
      `${fan('M-26 64C-30 50 -28 42 -22 34C-20 44 -21 56 -22 64Z', 4, -26, 50, -24, 64)}${fan('M90 64C94 48 92 42 86 34C84 44 85 56 86 64Z', 4, -50, 26, 88, 64)}M-29 66V54H93V66Z`,
    ],
    [
      3,
      'near',
      `${fan('M2 68C-2 58 0 52 4 46C7 52 8 60 6 68Z', 4, -44, 40, 4, 66)}${fan('M60 68C56 58 58 52 62 46C65 52 66 60 64 68Z', 4, -40, 44, 62, 66)}M-29 68V61H93V68Z`,
    ],
  ],
  Targon: [
    [
      0,
      'moon',
      'M-12 6L-10 10L-6 12L-10 14L-12 18L-14 14L-18 12L-14 10ZM74 4L76 8L80 10L76 12L74 16L72 12L68 10L72 8ZM8 12L9.5 15L12 16L9.5 17L8 20L6.5 17L4 16L6.5 15ZM54 22L55.5 25L58 26L55.5 27L54 30L52.5 27L50 26L52.5 25Z',
    ],
    [0, 'haze', disc(32, 18, 27)],
    [0, 'halo', disc(32, 18, 19)],
    [1, 'far', 'M-29 66V52L-10 40L2 46L18 22L26 14L32 -2L38 14L46 20L62 46L74 38L93 52V66Z'],
    [1, 'lit', 'M32 -2L38 14L34 20L31 14L27 18L26 14ZM18 22L22 17L20 28L15 28Z'],
    [2, 'mid', 'M-29 66V48L-18 38L-6 50L12 44L32 52L54 42L68 50L82 36L93 46V66Z'],
    [3, 'near', ridge(5, 61, 9, 9)],
  ],
  Void: [
    [0, 'haze', 'M32 -16L74 10L82 50L32 84L-18 50L-10 10Z'],
    [0, 'halo', 'M32 -4L62 14L66 44L32 66L-2 44L2 14Z'],
    [0, 'glow', 'M32 8L52 20L54 40L32 54L10 40L12 20Z'],
    [1, 'far', 'M-29 68V-4L-20 18L-14 2L-8 28L0 46L-6 56L4 68ZM93 68V-4L86 16L78 0L72 30L64 46L70 56L60 68Z'],
    [2, 'mid', 'M-29 68V34L-20 46L-12 36L-8 52L4 58L12 68ZM93 68V30L84 46L76 36L72 52L60 58L52 68Z'],
    [
      2,
      'lit',
      'M-22 26L-18 30L-22 34L-24 30ZM86 24L89 28L86 32L83 28ZM2 50L4 53L2 56L0 53ZM62 50L64 53L62 56L60 53Z',
    ],
    [3, 'near', 'M-29 68V58L-14 62L4 58L20 64L32 60L46 64L60 58L78 62L93 57V68Z'],
  ],
  'Shadow Isles': [
    ...sun(32, 28, 17),
    [1, 'far', 'M-29 66V48L-16 42L-10 30L-4 42L10 46L50 48L60 40L66 24L72 40L93 46V66Z'],
    [
      2,
      'near',
      'M-20 66L-16 40L-26 30L-24 28L-15 34L-16 18L-13 18L-11 32L-2 22L0 24L-9 38L-6 66ZM72 66L75 38L64 26L66 24L75 32L74 12L78 12L79 30L88 20L90 22L81 36L84 66ZM50 66L52 46L46 38L48 36L53 41L54 30L57 30L57 41L62 36L64 38L58 47L58 66Z',
    ],
    [3, 'halo', 'M-29 56C-14 51 -2 59 14 55C28 52 44 58 58 54C72 51 82 56 93 53V68H-29Z'],
    [3, 'near', 'M-29 61C-10 56 8 63 28 60C46 57 66 63 93 58V68H-29Z'],
  ],
  Runeterra: [
    [0, 'haze', disc(32, 30, 32)],
    [0, 'halo', disc(32, 30, 24)],
    [
      1,
      'far',
      Array.from(
        { length: 15 },
        (_, i) => `M${-60 + i * 10} 68L${8 + i * 10} 0H${11 + i * 10}L${-57 + i * 10} 68Z`,
      ).join(''),
    ],
    [2, 'mid', ridge(123, 52, 12, 12)],
    [2, 'lit', 'M-16 38L-13 43L-16 52L-19 43ZM78 34L81 40L78 50L75 40Z'],
    [3, 'near', ridge(45, 61, 7, 10)],
  ],
};
