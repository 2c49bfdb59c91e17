/** The rating of a player without games: a little below the average of the bots. */
export const FIRST_RATING = 900;

/** How much the first game and, after some hundreds, every further one changes a rating at most. */
const FIRST_STEP = 96;
const LAST_STEP = 1;

const weightOf = (rating: number): number => 10 ** (rating / 400);

/** The share of games that a player of this rating wins at a table with these others (model of Bradley, Terry and Luce). */
export function expectedWins(rating: number, others: readonly number[]): number {
  const own = weightOf(rating);
  return own / others.reduce((sum, other) => sum + weightOf(other), own);
}

/** The rating after one more game; `games` are those before it. */
export function ratingAfter(
  rating: number,
  games: number,
  { others, isWon }: { readonly others: readonly number[]; readonly isWon: boolean },
): number {
  const step = Math.max(LAST_STEP, FIRST_STEP / (1 + games / 10));
  const surprise = (isWon ? 1 : 0) - expectedWins(rating, others);
  return rating + step * surprise;
}
