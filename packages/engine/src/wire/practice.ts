import * as z from 'zod/mini';

/** Practice of a score game: in the command that starts a game, and in the states of that game. */
export const practiceOfScoreGame = {
  start: z
    .optional(z.literal(true))
    .check(z.describe('To play for nothing, in a game beside the running one that counts')),
  state: z.optional(z.literal(true)).check(z.describe('Only in practice, which counts for nothing')),
};
