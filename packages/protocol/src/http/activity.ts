import { playerIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';
import { failureTexts } from '../failure-texts.ts';
import { games } from '../games.ts';
import { endpoint } from './endpoint.ts';

/** Names of the games as an activity feed writes them (platform 3). */
export const gameNameSchema = z.enum(games.map((game) => game.names.feed));

export const matchPlayerSchema = z.object({
  id: playerIdSchema,
  name: z.string(),
  usernameEffect: z.nullable(z.string()).check(z.describe('Style class of the name, null without one')),
  attempts: z.nullable(z.int()).check(z.describe('Guesses until solved, daily games only')),
  currentStreak: z.nullable(z.int()).check(z.describe('Consecutive days completed, daily games only')),
  score: z.nullable(z.int()),
  totalPoints: z.nullable(z.int()),
});

export const matchSchema = z.object({
  id: z.string(),
  game: gameNameSchema,
  mode: z.enum(['single', 'multi']).check(z.describe('multi means coop')),
  winner: z.nullable(playerIdSchema),
  newHighScore: z.boolean(),
  timestamp: z.int().check(z.describe('Milliseconds since 1970, UTC')),
  players: z.array(matchPlayerSchema),
});
export type Match = z.infer<typeof matchSchema>;

/** Says that a page is open, and answers how many players are there. */
export const heartbeat = endpoint({
  name: 'heartbeat',
  summary: 'Tells that a page is open',
  method: 'POST',
  path: '/heartbeat',
  body: z.object({ sessionId: z.uuid() }),
  reply: z.object({
    online: z
      .int()
      .check(
        z.describe(
          'Who has a page open now, the caller included: each account counts once, and so do the visitors of one address',
        ),
      ),
  }),
  policy: { access: 'visitor', rate: 'heartbeat' },
  failure: failureTexts.heartbeat,
});

/** The newest match of each player, newest first, 20 at most. No player is in two of them. */
export const lastMatches = endpoint({
  name: 'lastMatches',
  summary: 'The newest matches of all players, newest first, each player in one of them at most',
  method: 'GET',
  path: '/lastMatches',
  reply: z.array(matchSchema),
  policy: { access: 'visitor', rate: 'reads' },
  failure: failureTexts.matches,
});
