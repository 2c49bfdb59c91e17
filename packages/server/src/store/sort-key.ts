/**
 * Sort keys order a board: by score, then by who reached it first (higher is better). They are unique and safe integers
 * (17 + 32 bits), so that an index on the column `standing` is the board in order.
 */
const SORT_KEYS_PER_SCORE = 2 ** 32;

/** The lowest sort key of a score. */
export const lowestSortKey = (score: number): number => score * SORT_KEYS_PER_SCORE;

/** The sort key for the next account that reaches the score; `last` is the lowest one in use for it. */
export const nextSortKey = (score: number, last: number | undefined): number =>
  (last ?? lowestSortKey(score + 1)) - 1;

/**
 * Players are counted per span of sort keys on several levels (16 scores, one score, and parts of a score), so that
 * ranks and pages need only a few counts per level. Sizes in sort keys; each divides the one before.
 */
export const LEVELS = [16 * SORT_KEYS_PER_SCORE, SORT_KEYS_PER_SCORE, 2 ** 16, 2 ** 12, 2 ** 8] as const;

/** The level whose spans are single scores. */
export const SCORE_LEVEL = 1;

/** The spans that contain a sort key, one per level. */
export const spansOf = (standing: number): { level: number; span: number }[] =>
  LEVELS.map((size, level) => ({ level, span: Math.floor(standing / size) }));
