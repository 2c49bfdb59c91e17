import * as z from 'zod/mini';
import { attributeStatusSchema } from './attribute-status.ts';
import type { RealtimeEndpoint } from './envelope.ts';
import { challengeIdSchema, gameIdSchema } from './ids.ts';

/** Answers that a run stores; of a longer one, the first. */
export const RUN_ANSWERS_KEPT = 200;

/** One answered question of a run. */
export const runAnswerSchema = z.object({
  asked: z.array(z.string()).check(z.describe('Names in the question; empty for a question without any')),
  item: z.optional(z.int()).check(z.describe('Id of the item that the answer was about')),
  figure: z
    .nullable(z.number())
    .check(z.describe('The number that the answer was about, such as a price; null if there is none')),
  answer: z.nullable(z.string()).check(z.describe('Null while it is withheld, or if the time ran out')),
  isRight: z.boolean().check(z.describe('Whether it counts for the score')),
  marks: z
    .optional(z.array(attributeStatusSchema))
    .check(z.describe('How near each attribute of a guess is')),
  ms: z.int().check(z.describe('Milliseconds from the question to the answer')),
});
export type RunAnswer = z.infer<typeof runAnswerSchema>;

const startChallenge = z
  .object({ challenge: challengeIdSchema })
  .check(z.describe("Plays the questions of a challenge, once an account; resumes the caller's run"));

export const runUpdateSchema = z
  .object({
    challenge: challengeIdSchema,
    gameId: gameIdSchema,
    from: z.int().check(z.describe('Number of the first question of the lists, from 0')),
    own: z.array(runAnswerSchema),
    ghost: z
      .array(runAnswerSchema)
      .check(z.describe("The challenger's answers to the same questions, never to a later one")),
    isOver: z.boolean(),
  })
  .check(
    z.describe('Answers of a run of a challenge: all of them on entering, afterwards those that are new'),
  );
export type RunUpdate = z.infer<typeof runUpdateSchema>;

/** The endpoint of a game whose runs can be challenged: with the command and the frame that all of these games have. */
export const withRuns = <E extends RealtimeEndpoint>(endpoint: E) => ({
  ...endpoint,
  commands: { ...endpoint.commands, startChallenge },
  frames: { ...endpoint.frames, runUpdate: runUpdateSchema },
});
