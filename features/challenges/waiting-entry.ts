import { challengeIdSchema } from '@hub/engine/wire/ids';
import { shownPlayerSchema } from '@hub/protocol/http/shown-player';
import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

/** An open challenge, among what waits for its maker. */
export const challengeEntry = z.object({
  kind: z.literal('challenge'),
  id: challengeIdSchema,
  game: z.string().check(z.describe('Id of the game')),
  taken: count.check(z.describe('Other players who have begun it')),
  answered: count.check(z.describe('Other players who have finished it')),
  newest: z.nullable(shownPlayerSchema).check(z.describe('Who has finished it last')),
  timeLeft: count.check(z.describe('Milliseconds until it ends')),
});
