import { playerIdSchema } from '@hub/engine/wire/ids';
import { runAnswerSchema } from '@hub/engine/wire/runs';
import * as z from 'zod/mini';
import { failureTexts } from '../failure-texts.ts';
import { byId, challengeLineSchema } from './challenges.ts';
import { endpoint } from './endpoint.ts';

/** A run question by question. */
export const runSideSchema = z.object({ line: challengeLineSchema, answers: z.array(runAnswerSchema) });

export const challengeRuns = endpoint({
  name: 'challengeRuns',
  summary:
    "Returns the caller's finished run of a challenge and that of another player, question by question; refused before the own run is over",
  method: 'GET',
  path: '/challenges/:challenge/runs',
  params: byId,
  query: z.object({
    with: z
      .optional(playerIdSchema)
      .check(z.describe('The other player; default: the challenger, or for the challenger the newest run')),
  }),
  reply: z.object({ own: runSideSchema, other: z.nullable(runSideSchema) }),
  policy: { access: 'player', rate: 'reads' },
  failure: failureTexts.challenge,
});
export type ChallengeRuns = z.infer<typeof challengeRuns.reply>;
export type ChallengeSide = z.infer<typeof runSideSchema>;
