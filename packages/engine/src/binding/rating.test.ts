import { describe, expect, it } from 'vitest';
import { nextInt, randomFrom } from '../kernel/random.ts';
import { expectedWins, FIRST_RATING, type Rating, ratingAfter } from './rating.ts';

const BOTS = [500, 700, 1_000, 1_100, 1_200, 1_400];

/** A record of games at tables of the three nearest bots, played by a player of that strength. */
function recordOf(strength: number, games: number): Rating {
  let random = randomFrom(`strength ${strength}`);
  let record = FIRST_RATING;
  for (let game = 0; game < games; game += 1) {
    const { rating } = record;
    const others = BOTS.toSorted((a, b) => Math.abs(a - rating) - Math.abs(b - rating)).slice(0, 3);
    const [roll, next] = nextInt(random, 1_000_000);
    random = next;
    record = ratingAfter(record, { others, isWon: roll < 1_000_000 * expectedWins(strength, others) });
  }
  return record;
}

describe('ratings', () => {
  it.each([500, 800, 1_100, 1_600])('find a player of strength %i within 300 games', (strength) => {
    const { rating, deviation } = recordOf(strength, 300);
    expect(Math.abs(rating - strength)).toBeLessThan(3 * deviation);
    expect(deviation).toBeLessThan(60);
  });

  it('hardly change by a game whose end was certain', () => {
    const sure = ratingAfter({ rating: 1_600, deviation: 50 }, { others: [400], isWon: true });
    expect(sure.rating - 1_600).toBeLessThan(0.1);
  });

  it('follow a player who becomes better', () => {
    let record = recordOf(800, 2_000);
    for (let game = 0; game < 300; game += 1)
      record = ratingAfter(record, { others: [1_000], isWon: game % 10 > 0 });
    expect(record.rating).toBeGreaterThan(1_000);
  });
});
