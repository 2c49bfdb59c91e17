import * as z from 'zod/mini';
import { time } from '../accounts/exported.ts';

/** What the export of an account has of daily games. */
export const dailyExport = {
  paces: z
    .array(z.object({ game: z.string(), day: z.string(), figures: z.record(z.string(), z.number()) }))
    .check(z.describe('How the account has answered in each game on its newest day there')),
  days: z.array(
    z.object({
      mode: z.string(),
      day: z.string(),
      attempts: z.int(),
      hard: z.optional(z.int().check(z.describe('1 for a day in hard mode'))),
      completedAt: time,
    }),
  ),
};
