import { challengeIdSchema, daySchema, gameIdSchema } from '@hub/engine/wire/ids';
import { CHALLENGE_DAYS, CHALLENGE_PLAYERS } from '@hub/engine/wire/limits';
import { get, post } from '@hub/protocol/http/endpoint';
import { shownPlayerSchema } from '@hub/protocol/http/shown-player';
import * as z from 'zod/mini';

const time = z.int().check(z.describe('Milliseconds since 1970, UTC'));

export const challengeLineSchema = z.object({
  player: shownPlayerSchema,
  score: z.nullable(z.int()).check(z.describe('Null for a run that is not over')),
  ms: z.nullable(z.int()).check(z.describe('Sum of the answer times; null for a run that is not over')),
  at: time.check(z.describe('When the run began')),
  isChallenger: z.boolean(),
  isOwn: z.boolean(),
});
export type ChallengeLine = z.infer<typeof challengeLineSchema>;

const challengeSchema = z.object({
  id: challengeIdSchema,
  game: z.string().check(z.describe('Id of the game')),
  day: z.nullable(daySchema).check(z.describe('The past day of a daily game')),
  expiresAt: time.check(z.describe('From then on nobody can begin it')),
  isOver: z.boolean(),
  isFull: z.boolean(),
  isBack: z
    .optional(z.boolean())
    .check(z.describe('Whether the challenger has played a challenge of the caller at this game before')),
  table: z.array(challengeLineSchema).check(z.describe('All who took it, best first')),
  own: z
    .enum(['none', 'playing', 'over'])
    .check(z.describe("The caller's run; over also if it was not finished within a day")),
});
export type ChallengeReply = z.infer<typeof challengeSchema>;

export const byId = z.object({ challenge: challengeIdSchema });

export const makeChallenge = post('/challenges', {
  name: 'makeChallenge',
  summary: `Makes a link with which others play the questions of a finished run of the caller; it holds ${CHALLENGE_DAYS} days, for ${CHALLENGE_PLAYERS} players. A run has one link`,
  body: z.object({
    game: z.string().check(z.minLength(1), z.maxLength(64), z.describe('Id of the game')),
    gameId: gameIdSchema.check(z.describe('The room of the run')),
  }),
  reply: z.object({ id: challengeIdSchema, expiresAt: time }),
  failure: 'Cannot make the link',
});

export const challengeById = get('/challenges/:challenge', {
  name: 'challenge',
  summary: 'Returns a challenge with the scores of all who took it, without questions and answers',
  params: byId,
  reply: challengeSchema,
  policy: { access: 'visitor', rate: 'reads' },
  failure: 'Cannot fetch this challenge',
});
