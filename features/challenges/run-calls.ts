import { playerIdSchema } from '@hub/engine/wire/ids';
import { runAnswerSchema } from '@hub/engine/wire/runs';
import { get } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';
import { byId, challengeById, challengeLineSchema, makeChallenge } from './calls.ts';

/** A run question by question. */
export const runSideSchema = z.object({ line: challengeLineSchema, answers: z.array(runAnswerSchema) });

export const challengeRuns = get('/challenges/:challenge/runs', {
  name: 'challengeRuns',
  summary:
    "Returns the caller's finished run of a challenge and that of another player, question by question; refused before the own run is over",
  params: byId,
  query: z.object({
    with: z
      .optional(playerIdSchema)
      .check(z.describe('The other player; default: the challenger, or for the challenger the newest run')),
  }),
  reply: z.object({ own: runSideSchema, other: z.nullable(runSideSchema) }),
  failure: 'Cannot fetch this challenge',
});
export type ChallengeRuns = z.infer<typeof challengeRuns.reply>;
export type ChallengeSide = z.infer<typeof runSideSchema>;

/** The calls of challenges, in the order of the contract. */
export const challengeCalls = [makeChallenge, challengeById, challengeRuns];
