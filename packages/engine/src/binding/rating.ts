/** How well an account plays a game, on the scale of the bots, and how uncertain that is (standard deviation). */
export type Rating = { readonly rating: number; readonly deviation: number };

/** Of a player without games: a little below the average of the bots, and nearly anything is possible. */
export const FIRST_RATING: Rating = { rating: 900, deviation: 300 };

/** A record stays this uncertain at least, so that it follows players who get better. */
const LEAST_DEVIATION = 20;
/** Points at which the estimate is weighed, in deviations. */
const POINTS = Array.from({ length: 33 }, (_, at) => (at - 16) / 4);

const weightOf = (rating: number): number => 10 ** (rating / 400);

/** The share of games that a player of this rating wins at a table with these others (model of Bradley, Terry and Luce). */
export function expectedWins(rating: number, others: readonly number[]): number {
  const own = weightOf(rating);
  return own / others.reduce((sum, other) => sum + weightOf(other), own);
}

/**
 * The rating after one more game: mean and deviation of what is probable after it, if a normal distribution was before it.
 * A game whose end was certain changes little.
 */
export function ratingAfter(
  { rating, deviation }: Rating,
  { others, isWon }: { readonly others: readonly number[]; readonly isWon: boolean },
): Rating {
  const points = POINTS.map((z) => {
    const wins = expectedWins(rating + z * deviation, others);
    return { z, weight: Math.exp((-z * z) / 2) * (isWon ? wins : 1 - wins) };
  });
  const sum = points.reduce((total, { weight }) => total + weight, 0);
  const mean = points.reduce((total, { z, weight }) => total + z * weight, 0) / sum;
  const variance = points.reduce((total, { z, weight }) => total + (z - mean) ** 2 * weight, 0) / sum;
  return {
    rating: rating + deviation * mean,
    deviation: Math.max(LEAST_DEVIATION, deviation * Math.sqrt(variance)),
  };
}
