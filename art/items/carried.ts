import { PLAIN, type Silhouette, turned } from '../parts.ts';
import { below, both, disc, right, ring } from '../paths.ts';

/** Shields, belts and jewellery. */
export const carried: Readonly<Record<string, Silhouette>> = {
  kite: {
    slot: [32, 30, 1.1],
    parts: [
      ['gold', 'M32 -6L60 4V30C60 50 46 62 32 72C18 62 4 50 4 30V4Z', { shade: right(34) }],
      ['one', 'M32 2L53 9V30C53 45 43 55 32 63C21 55 11 45 11 30V9Z', { shade: right(32), edge: 0 }],
    ],
  },
  buckler: {
    slot: [32, 32, 1.05],
    parts: [
      ['iron', disc(32, 32, 33), { shade: right(40, 46) }],
      [
        'one',
        disc(32, 32, 26),
        { shade: right(36, 42), light: 'M9 30C10 19 17 11 27 8L24 15C17 18 13 24 13 31Z' },
      ],
      ['gold', both(disc(51, 13, 3.4) + disc(51, 51, 3.4)), PLAIN],
    ],
  },
  tower: {
    slot: [32, 32, 1.05],
    parts: [
      ['one', 'M8 -4H56L60 34L54 68H10L4 34Z', { shade: right(33), light: 'M13 4H22V58L15 58L10 34Z' }],
      ['gold', 'M28 -4H36V68H28ZM5 28H59V36H5Z', { edge: 0 }],
      ['iron', 'M6 -8H58V2H6ZM9 62H55V72H9Z', { shade: right(34) }],
    ],
  },
  wings: {
    slot: [32, 46, 0.95],
    parts: [
      [
        'one',
        both('M34 34C36 10 50 -6 68 -8L64 8L70 14L62 22L66 32L56 38L56 48L34 46Z'),
        { shade: right(50), light: both('M42 24C46 12 52 6 60 2L56 14Z') },
      ],
      ['gold', 'M27 18H37L39 60L32 70L25 60Z', { shade: right(32) }],
      ['pale', ring(32, 6, 11, 4), { edge: 0 }],
    ],
  },
  belt: {
    slot: [32, 32, 1],
    parts: [
      ['one', 'M-6 18L16 24H48L70 18V44L48 42H16L-6 44Z', { shade: below(34) }],
      ['low', both('M52 22L58 20V44L52 43Z'), PLAIN],
      ['gold', 'M14 10H50L56 32L50 54H14L8 32Z', { shade: right(34) }],
      ['low', 'M20 18H44L48 32L44 46H20L16 32Z', { edge: 0 }],
    ],
  },
  sash: {
    slot: [15, 48, 0.95],
    parts: [
      ['one', 'M-4 6L32 14L68 2V20L36 32L-4 24Z', { shade: below(22, 16) }],
      ['one', 'M34 28L60 46L52 50L56 66L40 62L28 34Z', { shade: right(44, 46) }],
      ['two', 'M22 10H42L46 24L36 36L22 32Z', { shade: right(34) }],
    ],
  },
  band: {
    slot: [32, 11, 0.95],
    parts: [
      ['one', ring(32, 42, 25, 8), { shade: right(38, 44) }],
      ['gold', 'M20 18H44L40 28H24Z', { shade: right(32) }],
    ],
  },
  beads: {
    slot: [32, 54, 0.8],
    parts: [
      ['wood', ring(32, 30, 26, 2), PLAIN],
      [
        'one',
        Array.from({ length: 9 }, (_, bead) =>
          disc(32 + 26 * Math.sin((bead - 4) * 0.62), 30 - 26 * Math.cos((bead - 4) * 0.62), 6.6),
        ).join(''),
        { shade: below(33) },
      ],
    ],
  },
  pendant: {
    slot: [32, 46, 1.05],
    parts: [
      ['gold', both('M32 22L35 26L58 -6L54 -8Z'), PLAIN],
      ['one', 'M32 20L54 34L50 58L32 70L14 58L10 34Z', { shade: right(33) }],
      ['low', 'M32 28L46 37L44 54L32 62L20 54L18 37Z', { edge: 0 }],
    ],
  },
  laurel: {
    slot: [32, 34, 1],
    parts: [
      [
        'one',
        both('M34 66C54 62 64 44 62 22L56 28L58 12L50 20L48 6L42 16C46 34 42 50 32 58Z'),
        { shade: right(50), light: both('M50 24L53 32L48 42L46 30Z') },
      ],
      ['gold', 'M26 58H38L36 70H28Z', { shade: right(32) }],
    ],
  },
  pinion: {
    slot: [14, 15, 0.9],
    parts: turned(
      [
        [
          'one',
          'M32 -18C48 -6 54 14 46 40L52 36L46 52L36 58H28L20 50L24 46L12 42C8 18 16 -6 32 -18Z',
          { shade: right(32) },
        ],
        ['bone', 'M30.4 0H33.6L35 84H29Z', PLAIN],
      ],
      { turn: 32, scale: 0.84 },
    ),
  },
};
