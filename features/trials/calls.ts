import { trialIdSchema } from '@hub/engine/wire/ids';
import { post } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';

/** Largest number of questions of a trial. */
const QUESTIONS_MAX = 10;

const game = z.string().check(z.maxLength(64));
const answers = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(QUESTIONS_MAX));

/** A trial with its answers. */
export const playedTrialSchema = z.object({ game, trial: trialIdSchema, answers });
export type PlayedTrial = z.infer<typeof playedTrialSchema>;

export const playTrial = post('/trials/:game', {
  name: 'playTrial',
  summary: 'Plays some questions of a game without an account: returns what is visible after these answers',
  params: z.object({ game }),
  body: z.object({
    trial: z.optional(trialIdSchema).check(z.describe('Absent to start a trial')),
    answers,
  }),
  reply: z.object({
    trial: trialIdSchema,
    view: z.record(z.string(), z.unknown()).check(z.describe('In the form of the game')),
  }),
  policy: { access: 'visitor', rate: 'trials' },
  failure: 'Cannot fetch the questions',
});
