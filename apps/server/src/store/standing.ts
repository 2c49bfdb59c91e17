/**
 * A place on a board as one number: the score, and below it who reached that score first. Higher is better, no two are
 * alike, and it fits a number (17 and 32 bits), so that an index on it is the board in its order.
 */
const PLACES_PER_SCORE = 2 ** 32;

/** The lowest place that a score can have. */
export const lowestStanding = (score: number): number => score * PLACES_PER_SCORE;

/** The place of whoever reaches the score next; `last` is the place of the last one who has it as their best. */
export const standingAfter = (score: number, last: number | undefined): number =>
  (last ?? lowestStanding(score + 1)) - 1;

/**
 * Places are counted in spans, each level in finer ones, so that a place is found and told by reading a few counts on
 * each level: of sixteen scores, of one score, and within it. Sizes in places; each divides the one before.
 */
export const LEVELS = [16 * PLACES_PER_SCORE, PLACES_PER_SCORE, 2 ** 16, 2 ** 12, 2 ** 8] as const;

/** The level on which a span is a score. */
export const SCORE_LEVEL = 1;

/** The spans that a place is counted in. */
export const spansOf = (standing: number): { level: number; span: number }[] =>
  LEVELS.map((size, level) => ({ level, span: Math.floor(standing / size) }));
