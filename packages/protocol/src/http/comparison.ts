import { COMPARISON_RUNS, COMPARISON_STEPS } from '@hub/engine/wire/limits';
import { BOARD_SCORE_MAX } from '@hub/engine/wire/tiers';
import * as z from 'zod/mini';

const score = z.int().check(z.minimum(0), z.maximum(BOARD_SCORE_MAX));
const count = z.int().check(z.minimum(0));
export const comparisonSchema = z.object({
  others: count.check(z.describe('Other players on the board')),
  percentile: z
    .int()
    .check(z.minimum(0), z.maximum(100), z.describe('Share of them below the score, in whole percent')),
  steps: z
    .array(z.object({ from: score, to: score, players: count }))
    .check(
      z.maxLength(COMPARISON_STEPS),
      z.describe(
        'Other players by best score: ranges of equal width from 0 to the highest, all scores included',
      ),
    ),
  runs: z
    .array(score)
    .check(z.maxLength(COMPARISON_RUNS), z.describe("The caller's newest scores, newest first")),
});
/** How a score compares with other players and with the player's own runs. */
export type Comparison = z.infer<typeof comparisonSchema>;
