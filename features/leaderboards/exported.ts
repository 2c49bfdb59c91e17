import * as z from 'zod/mini';
import { time } from '../accounts/exported.ts';

/** What the export of an account has of leaderboards. */
export const leaderboardsExport = {
  bests: z.array(z.object({ board: z.string(), score: z.int(), at: time })),
};
