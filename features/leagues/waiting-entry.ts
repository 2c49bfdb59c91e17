import { daySchema, leagueIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';

/** The duel of today, among what waits for a member of its league. */
export const duelEntry = z.object({
  kind: z.literal('duel'),
  league: leagueIdSchema,
  name: z.string().check(z.describe('Name of the league')),
  day: z.optional(daySchema).check(z.describe('UTC day of the duel')),
  timeLeft: z.int().check(z.minimum(0), z.describe('Milliseconds until it ends')),
});
