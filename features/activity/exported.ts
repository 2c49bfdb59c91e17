import { gameNameSchema } from '@hub/protocol/http/activity';
import * as z from 'zod/mini';
import { figure, time } from '../accounts/exported.ts';

/** What the export of an account has of games. */
export const activityExport = {
  matches: z.array(
    z.object({
      id: z.string(),
      game: gameNameSchema,
      mode: z.enum(['single', 'multi']),
      hasWon: z.boolean(),
      finishedAt: time,
      attempts: figure,
      currentStreak: figure,
      score: figure,
      totalPoints: figure,
    }),
  ),
  matchTotals: z
    .array(
      z.object({
        game: gameNameSchema,
        mode: z.enum(['single', 'multi']),
        played: z.int(),
        wins: z.int(),
        losses: z.int(),
      }),
    )
    .check(z.describe('What deleted matches add to the profile')),
  runningGames: z.array(z.object({ id: z.string(), kind: z.string() })),
  botWins: z.array(z.object({ matchId: z.string(), game: gameNameSchema, finishedAt: time })),
  suspiciousRuns: z.array(
    z.object({
      matchId: z.string(),
      reason: z.string(),
      figures: z.record(z.string(), z.number()),
      finishedAt: time,
    }),
  ),
};

/** What it has of ratings. */
export const ratingsExport = {
  ratings: z
    .array(
      z.object({
        game: gameNameSchema,
        rating: z.number(),
        deviation: z.number(),
        games: z.int(),
        botLosses: z.int(),
        lateGames: z.int(),
      }),
    )
    .check(
      z.describe(
        'How well the account plays each versus game, on the scale of the bots; games lost against bots, and games joined after the first round',
      ),
    ),
};
