import { PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, ribbon, right } from '../paths.ts';

/** Machines and creatures of matter. */
export const machines: Readonly<Record<string, Silhouette>> = {
  crabmech: {
    slot: [32, 58, 0.85],
    parts: [
      [
        'iron',
        [-1, 1]
          .flatMap((side) =>
            (
              [
                [26, 4, 20],
                [31, 30, 34],
                [26, 60, 50],
              ] as const
            ).map(([far, y, from]) =>
              ribbon([
                [32 + side * 12, from + 6, 9],
                [32 + side * 24, (from + y) / 2 - 4, 9],
                [32 + side * (far + 6), y, 11],
              ]),
            ),
          )
          .join(''),
        { shade: right(50) },
      ],
      [
        'gold',
        both('M56 -6L66 -2L62 8L52 4ZM60 24L70 24V36H60ZM54 56L63 52L68 62L58 66Z'),
        { shade: right(58) },
      ],
      ['ink', both(disc(60, 1, 2.6) + disc(66, 30, 2.6) + disc(61, 59, 2.6)), PLAIN],
      ['one', 'M12 30L20 22H44L52 30L48 56L38 68H26L16 56Z', { shade: right(36) }],
      ['skin', 'M22 4C24 -4 40 -4 42 4L43 20L32 26L21 20Z', { shade: right(34) }],
      ['two', both('M34 8L41 6L40 11L35 12Z'), PLAIN],
      ['iron', 'M18 14L32 18L46 14L44 28L36 36H28L20 28Z', { shade: right(33) }],
      ['dark', 'M26 23H38V26H26ZM27 29H37V32H27Z', PLAIN],
    ],
  },
  slime: {
    slot: [54, 13, 0.82],
    parts: [
      [
        'one',
        'M32 2C46 2 52 12 50 22L64 26L70 42L62 48L54 44L60 70H4L10 44L2 48L-6 42L0 26L14 22C12 12 18 2 32 2Z',
        {
          shade: right(42, 46),
          light: 'M17 16C18 9 22 6 28 5L22 18ZM4 32L12 28L10 38ZM20 42C24 38 28 40 28 46L24 60L18 58Z',
        },
      ],
      ['two', 'M15 15L32 19L49 15L46 28L32 29L18 28Z', { shade: right(34), edge: 0 }],
      ['white', both('M20 19L30 21L28 25L22 24Z'), PLAIN],
      ['ink', 'M22 35H42L37 42H27Z', PLAIN],
      ['white', 'M25 35H39V38H25Z', PLAIN],
    ],
  },
  robot: {
    slot: [32, 37, 0.62],
    parts: [
      ['iron', both('M44 2H50V22H44Z') + both('M36 56H48L52 72H36Z'), { shade: right(44) }],
      [
        'wood',
        both('M50 24L66 18L74 34L68 52L56 54L48 44Z'),
        { shade: right(56), light: both('M56 46L68 44L68 52L56 54Z') },
      ],
      ['one', 'M14 19H50L57 35L50 58H14L7 35Z', { shade: right(40, 44), light: 'M14 19H24L18 40L7 35Z' }],
      ['iron', 'M20 21C20 4 44 4 44 21Z', { shade: right(36) }],
      ['two', both(disc(27, 14, 3)), PLAIN],
      ['ink', 'M21 27H43V48H21Z', PLAIN],
    ],
  },
  mech: {
    slot: [54, 13, 0.85],
    parts: [
      ['iron', 'M14 48L8 72H24L28 52ZM50 48L56 72H40L36 52Z', { shade: right(34) }],
      ['one', 'M10 26L-4 22L-8 44L2 52L12 44Z', {}],
      ['iron', 'M52 24L72 28V44L52 46ZM70 26H76V46H70Z', { shade: below(36) }],
      [
        'one',
        'M32 8C50 8 56 20 56 34L50 54H14L8 34C8 20 14 8 32 8Z',
        { shade: right(42, 44), light: 'M11 28C12 18 18 13 24 11L18 28Z' },
      ],
      ['ink', 'M16 16H48L50 32H14Z', PLAIN],
      ['#6fb0e8', 'M24 34C22 20 42 20 40 34Z', PLAIN],
      ['two', both(disc(28.5, 27, 2.2)), PLAIN],
      ['white', 'M14 38L18 46L23 38L28 46L32 38L36 46L41 38L46 46L50 38L49 50H15Z', { edge: 0 }],
    ],
  },
  turret: {
    slot: [53, 52, 0.95],
    parts: [
      ['wood', 'M18 36L4 70H12L26 44ZM34 36L46 70H38L26 44ZM23 38H30V68H23Z', { shade: right(28) }],
      ['iron', 'M36 12H66V8H74V32H66V28H36Z', { shade: below(20) }],
      [
        'one',
        'M26 0C40 0 48 10 48 21C48 34 40 44 26 44C12 44 4 34 4 21C4 10 12 0 26 0Z',
        { shade: right(34, 38), light: 'M8 18C9 10 14 5 20 4L14 18Z' },
      ],
      ['gold', disc(25, 22, 13), { shade: right(30) }],
      ['two', disc(25, 22, 8.5), { edge: 0, light: 'M19 20L25 14L29 15L21 25Z' }],
      ['iron', 'M22 -8H30V2H22Z', {}],
    ],
  },
  treant: {
    slot: [54, 55, 0.88],
    parts: [
      [
        'one',
        'M18 76L20 44L4 38L-4 16L6 24L12 16L8 -4L22 12L30 -8L36 12L46 -8L47 12L58 2L54 18L68 12L60 36L45 44L46 76Z',
        { shade: right(35, 38) },
      ],
      ['ink', `${both('M17 24L30 30L27 37L18 33Z')}M22 44H42L40 58L36 50L32 60L28 50L24 58Z`, PLAIN],
      ['two', both('M20 28L27 31L26 33L21 32Z'), PLAIN],
    ],
  },
  flamelet: {
    slot: [54, 55, 0.85],
    parts: [
      ['wood', 'M10 54H54L48 74H16Z', { shade: right(36), light: 'M10 54H54L53 59H11Z' }],
      [
        'one',
        'M32 -12C36 4 56 12 56 34C56 50 45 60 32 60C19 60 8 50 8 34C8 22 14 18 16 4C24 8 30 0 32 -12Z',
        { shade: right(42, 44) },
      ],
      ['two', 'M33 16C38 26 47 30 46 43C45 53 38 57 32 57C26 57 18 52 18 42C18 33 29 28 33 16Z', { edge: 0 }],
      ['ink', `${both(disc(25, 42, 3.8))}M27 49H37L34 53H30Z`, PLAIN],
    ],
  },
};
