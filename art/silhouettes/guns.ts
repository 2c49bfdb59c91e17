import { lean, PLAIN, type Silhouette } from '../parts.ts';
import { below, both, disc, right, ring } from '../paths.ts';

/** Fire-arms, a crossbow and a plane. */
export const guns: Readonly<Record<string, Silhouette>> = {
  shotgun: {
    slot: [50, 51, 1],
    parts: lean(
      -28,
      [
        ['wood', 'M6 26L-10 60L4 66L22 38Z', { shade: right(4, 10) }],
        ['gold', ring(26, 42, 8, 3.2), PLAIN],
        ['iron', 'M12 10H76V22H12ZM12 22H76V34H12Z', { shade: 'M12 18H76V22H12ZM12 29H76V34H12Z' }],
        ['one', 'M-4 12L4 8H34V38H8L-2 30Z', { shade: below(27), light: 'M4 10H30V14H3Z' }],
        ['ink', 'M72 13H78V19H72ZM72 25H78V31H72Z', PLAIN],
        ['two', 'M44 9H50V35H44Z', { edge: 0 }],
      ],
      0.9,
      4,
    ),
  },
  rifle: {
    slot: [51, 52, 1],
    parts: lean(
      -30,
      [
        ['iron', 'M56 6H82V14H56ZM56 24H82V32H56Z', { shade: 'M56 11H82V14H56ZM56 28H82V32H56Z' }],
        [
          'one',
          'M-10 10H58V30H42L38 44H22L14 64H0L6 40L-10 38Z',
          { shade: below(28), light: 'M-6 12H54V16H-6Z' },
        ],
        ['two', 'M4 19H52V26H4ZM70 12H74V26H70Z', { edge: 0 }],
        ['dark', 'M14 2H34V10H14Z', {}],
      ],
      0.85,
      4,
    ),
  },
  relicgun: {
    slot: [14, 14, 0.95],
    parts: lean(
      -42,
      [
        ['iron', 'M2 40L12 40L6 56H-4ZM34 40H44L40 52H32Z', {}],
        ['one', 'M-12 18L6 8H60L76 14V36L60 42H6L-12 36Z', { shade: below(29), light: 'M6 11H58V15H4Z' }],
        ['steel', 'M52 4H62V46H52ZM70 10H82V40H70Z', { shade: below(26) }],
        ['two', 'M4 21H48V30H4Z', { edge: 0 }],
        ['white', 'M10 24H40V27H10Z', PLAIN],
      ],
      0.86,
      6,
    ),
  },
  cannon: {
    slot: [12, 13, 0.9],
    parts: lean(
      -28,
      [
        ['wood', 'M8 44L22 44L18 60H8Z', {}],
        [
          'one',
          'M2 8H52L62 2V50L52 44H2C-14 40 -14 12 2 8Z',
          { shade: below(30), light: 'M2 11H48L50 15H0Z' },
        ],
        ['gold', 'M10 5H18V47H10ZM38 5H46V47H38Z', { shade: below(28) }],
        ['iron', 'M56 -2H68V54H56Z', { shade: below(28) }],
        ['ink', 'M64 6H69V46H64Z', PLAIN],
        ['two', 'M-6 20L4 26L-6 32L-12 26Z', PLAIN],
      ],
      0.88,
      6,
    ),
  },
  crossbow: {
    slot: [14, 50, 0.95],
    parts: lean(
      36,
      [
        ['white', 'M-8 30L32 52L72 30V34L32 57L-8 34Z', PLAIN],
        ['wood', 'M27 4H37V76H27Z', { shade: right(32) }],
        [
          'one',
          'M-10 36C2 8 20 2 32 2C44 2 62 8 74 36L62 30C54 18 44 15 32 15C20 15 10 18 2 30Z',
          { shade: right(34), light: 'M0 24C8 12 18 6 28 6L26 12C16 13 8 18 2 26Z' },
        ],
        ['steel', 'M32 -22L42 -4L36 4V30H28V4L22 -4Z', { shade: right(32) }],
        ['two', 'M24 8H40V20L32 26L24 20Z', { shade: right(32) }],
      ],
      0.85,
      2,
    ),
  },
  pilot: {
    slot: [53, 9, 0.72],
    parts: [
      ['one', both('M44 20L72 4L64 30L48 40Z'), { shade: right(54) }],
      [
        'wood',
        'M32 -6C54 -6 60 14 56 36L62 58L50 54H14L2 58L8 36C4 14 10 -6 32 -6Z',
        { shade: right(38, 46) },
      ],
      ['skin', 'M14 28H50L48 52L32 66L16 52Z', { shade: right(36) }],
      ['wood', 'M8 12H56V18H8Z', PLAIN],
      ['gold', both(disc(45, 21, 12)), { shade: right(46) }],
      [
        '#8fd8f0',
        both(disc(45, 21, 7.6)),
        { edge: 0, light: 'M39 24L48 13L51 16L42 27ZM13 24L22 13L25 16L16 27Z' },
      ],
      ['#f0a070', disc(32, 36, 6.4), { shade: right(33) }],
      [
        'white',
        'M32 42C38 36 48 36 52 42C58 46 66 42 66 36C70 50 60 60 48 58C40 58 35 54 32 49C29 54 24 58 16 58C4 60 -6 50 -2 36C-2 42 6 46 12 42C16 36 26 36 32 42Z',
        { shade: right(40, 36) },
      ],
    ],
  },
  microphone: {
    slot: [14, 51, 0.95],
    parts: lean(
      28,
      [
        ['one', both('M38 40L62 26L56 40L62 52L40 52Z'), { shade: right(46) }],
        ['one', 'M26 44H38L36 80H28Z', { shade: right(32) }],
        ['gold', 'M20 36H44L40 48H24Z', { shade: right(32) }],
        [
          'steel',
          'M32 -14C46 -14 52 -4 52 8C52 24 44 38 32 38C20 38 12 24 12 8C12 -4 18 -14 32 -14Z',
          { shade: right(38, 40), light: 'M16 4C17 -4 22 -9 28 -10L22 8Z' },
        ],
        ['iron', 'M12 8H52V13H12ZM29 -14H34V38H29Z', PLAIN],
        ['two', 'M11 22H53L50 29H14Z', { edge: 0 }],
      ],
      0.9,
      2,
    ),
  },
};
