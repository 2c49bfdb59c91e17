import * as z from 'zod/mini';
import { failureTexts } from '../failure-texts.ts';
import { endpoint } from './endpoint.ts';

/** Largest number of questions of a trial. */
const QUESTIONS_MAX = 10;

const trialId = z.string().check(z.regex(/^[\w-]{22}$/), z.describe('Random id of the trial'));

export const playTrial = endpoint({
  name: 'playTrial',
  summary: 'Plays some questions of a game without an account: returns what is visible after these answers',
  method: 'POST',
  path: '/trials/:game',
  params: z.object({ game: z.string().check(z.maxLength(64)) }),
  body: z.object({
    trial: z.optional(trialId).check(z.describe('Absent to start a trial')),
    answers: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(QUESTIONS_MAX)),
  }),
  reply: z.object({
    trial: trialId,
    view: z.record(z.string(), z.unknown()).check(z.describe('In the form of the game')),
  }),
  policy: { access: 'visitor', rate: 'trials' },
  failure: failureTexts.playTrial,
});
