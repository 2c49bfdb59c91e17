import { runAnswerSchema } from '@hub/engine/wire/runs';
import * as z from 'zod/mini';
import { figure, time } from '../accounts/exported.ts';

/** What the export of an account has of challenges. */
export const challengesExport = {
  challengeRuns: z.array(
    z.object({
      challenge: z.string(),
      game: z.string(),
      isChallenger: z.boolean(),
      startedAt: time,
      finishedAt: z.nullable(time),
      score: figure,
      answers: z.array(runAnswerSchema),
    }),
  ),
};
