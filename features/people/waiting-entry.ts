import { playerIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';

/** An invitation, among what waits for its receiver. */
export const invitationEntry = z.object({
  kind: z.literal('invite'),
  to: z.enum(['challenge', 'lobby', 'league']),
  from: z.object({ id: playerIdSchema, name: z.string(), usernameEffect: z.nullable(z.string()) }),
  game: z.string().check(z.describe('Id of the game; empty for a league')),
  target: z.string().check(z.describe('Id of the challenge or lobby, or code of the league')),
  at: z.optional(z.int()).check(z.describe('When it was sent (ms since 1970)')),
  timeLeft: z.int().check(z.minimum(0), z.describe('Milliseconds until it ends')),
});
