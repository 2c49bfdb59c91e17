import { BOARD_SCORE_MAX, tierOf } from '@hub/engine/wire/tiers';
import { describe, expect, it } from 'vitest';
import { leaderboardOf } from './games.ts';

const MORE_OR_LESS_TIERS = leaderboardOf('more_or_less').tiers;
const RIFT_GUESSER_TIERS = leaderboardOf('rift_guesser').tiers;

const spans = (tiers: typeof MORE_OR_LESS_TIERS) => tiers.map(({ name, min, max }) => [name, min, max]);

describe('rank tiers', () => {
  it('of More or Less are kept', () =>
    expect(spans(MORE_OR_LESS_TIERS)).toEqual([
      ['bronze', 0, 9],
      ['silver', 10, 24],
      ['gold', 25, 49],
      ['diamond', 50, 99],
      ['master', 100, 199],
      ['challenger', 200, BOARD_SCORE_MAX],
    ]));

  it('of Rift Guesser are kept', () =>
    expect(spans(RIFT_GUESSER_TIERS)).toEqual([
      ['bronze', 0, 6],
      ['silver', 7, 14],
      ['gold', 15, 24],
      ['diamond', 25, 39],
      ['master', 40, 59],
      ['challenger', 60, BOARD_SCORE_MAX],
    ]));

  it.each([
    [0, 'bronze'],
    [9, 'bronze'],
    [10, 'silver'],
    [199, 'master'],
    [200, 'challenger'],
    [1_000_000, 'challenger'],
  ])('a best of %d is %s', (score, tier) => expect(tierOf(MORE_OR_LESS_TIERS, score).name).toBe(tier));
});
