import { lean, type Part, PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, right } from '../paths.ts';

const shaft: Part = ['wood', 'M28.5 14H35.5V86H28.5Z', { shade: right(32) }];

/** Staves, books and stones of magic. */
export const goods: Readonly<Record<string, Silhouette>> = {
  staff: {
    slot: [41, 12, 0.85],
    parts: lean(
      24,
      [
        shaft,
        ['one', both('M32 24C44 22 50 10 42 -10C60 -4 62 30 36 38H32Z'), { shade: right(42) }],
        ['gold', 'M24 30H40V42H24ZM27 56H37V62H27Z', { shade: right(32) }],
      ],
      0.82,
      2,
    ),
  },
  sceptre: {
    slot: [49, 49, 0.95],
    parts: lean(
      34,
      [
        shaft,
        ['gold', both('M32 20L50 6L54 22L36 34H32Z') + 'M26 34H38V42H26Z', { shade: right(32) }],
        [
          'one',
          'M32 -26L46 -8L42 14L32 22L22 14L18 -8Z',
          { shade: right(32), light: 'M22 -8L31 -20V-6L26 2Z' },
        ],
      ],
      0.84,
    ),
  },
  rod: {
    slot: [13, 15, 0.9],
    parts: lean(
      40,
      [
        ['one', 'M24 -16H40V80H24Z', { shade: right(33), light: 'M26 -12H29V76H26Z' }],
        ['gold', 'M18 -24H46V-8H18ZM20 22H44V30H20ZM20 50H44V58H20ZM18 74H46V86H18Z', { shade: right(33) }],
        ['two', 'M32 -36L42 -24H22Z', { edge: 0 }],
      ],
      0.8,
    ),
  },
  twig: {
    slot: [47, 19, 1.05],
    parts: lean(
      -34,
      [
        ['wood', 'M27 10L37 10L35 50L40 58L34 84H28L33 58L29 50Z', { shade: right(32) }],
        ['gold', 'M22 12H42L38 24H26Z', { shade: right(32) }],
        ['one', 'M32 -28L44 -4L38 14H26L20 -4Z', { shade: right(32) }],
      ],
      0.82,
    ),
  },
  torch: {
    slot: [14, 47, 0.9],
    parts: [
      ['wood', 'M27 34H37L35 70H29Z', { shade: right(32) }],
      ['iron', 'M16 28H48L42 44H22Z', { shade: right(34) }],
      [
        'one',
        'M32 -10C38 4 54 8 50 30H14C10 18 18 14 20 2C24 6 26 10 26 14C31 8 33 0 32 -10Z',
        { shade: right(36, 44) },
      ],
      ['two', 'M33 10C36 16 42 20 40 30H24C22 22 28 20 33 10Z', { edge: 0 }],
    ],
  },
  tome: {
    slot: [34, 30, 1.05],
    parts: [
      ['bone', 'M12 50H58V66H12Z', { shade: 'M12 56H58V58H12ZM12 61H58V63H12Z' }],
      [
        'one',
        'M14 -4H58V54H14C8 54 6 58 6 62V4C6 -2 10 -4 14 -4Z',
        { shade: 'M6 4C6 -2 10 -4 14 -4H17V54H14C8 54 6 58 6 62ZM48 -4H58V54H44Z' },
      ],
      ['gold', 'M46 -4H58V8ZM58 42V54H46ZM18 -4H22V54H18Z', { edge: 0 }],
      ['one', 'M6 62C6 56 10 54 14 54V70H14C10 70 6 67 6 62ZM12 64H60V70H12Z', { shade: below(67) }],
    ],
  },
  openbook: {
    slot: [32, 16, 1.1],
    parts: [
      ['one', both('M32 66L68 56V20L32 30Z'), { shade: right(34) }],
      ['bone', both('M32 60C42 50 52 48 64 50V14C52 12 42 16 32 26Z'), { shade: right(34, 40) }],
      [
        'low',
        both('M37 34C44 28 50 26 58 26V29C50 29 44 31 37 37ZM37 44C44 38 50 36 58 36V39C50 39 44 41 37 47Z'),
        PLAIN,
      ],
    ],
  },
  crystal: {
    slot: [50, 51, 0.95],
    parts: [
      ['one', 'M32 -8L50 14L46 48L32 68L18 48L14 14Z', { shade: right(34), light: 'M32 -8L14 14L24 18Z' }],
      ['low', 'M32 4L36 20V46L32 56L28 46V20Z', PLAIN],
    ],
  },
  cluster: {
    slot: [50, 52, 0.9],
    parts: [
      ['one', 'M22 58L14 18L24 -8L38 14L36 58Z', { shade: right(26), light: 'M24 -8L18 16L22 20Z' }],
      ['low', 'M2 58L-2 36L8 22L18 38L20 58Z', { shade: right(9) }],
      ['low', 'M34 58L38 30L52 14L60 34L56 58Z', { shade: right(48) }],
      ['iron', 'M-2 54H62L54 68H6Z', { shade: below(61) }],
    ],
  },
  jewel: {
    slot: [32, 34, 0.95],
    parts: [
      ['gold', 'M14 0H50L68 22L32 70L-4 22Z', { shade: right(36) }],
      [
        'one',
        'M18 6H46L59 22L32 59L5 22Z',
        { shade: right(36), light: 'M18 6L22 22L5 22ZM46 6L42 22H22L32 6Z', edge: 0 },
      ],
    ],
  },
  sphere: {
    slot: [32, 28, 1.05],
    parts: [
      [
        'one',
        disc(32, 28, 25),
        {
          shade: 'M57 28A25 25 0 0 1 15 46C40 47 52 32 45 7C53 13 57 20 57 28Z',
          light: 'M12 25C14 16 19 10 27 8L23 15C19 17 17 21 16 27Z',
        },
      ],
      ['gold', 'M12 46C22 56 42 56 52 46L56 67H8Z', { shade: right(36) }],
    ],
  },
};
