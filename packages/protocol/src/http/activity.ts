import { playerIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';
import { spansSchema } from '../formatted-text.ts';
import { games } from '../games.ts';
import { get, post } from './endpoint.ts';

/** Names of the games in an activity feed. Stored matches of a removed game keep its name, which the document leaves out. */
export const gameNameSchema = z.string().check(z.meta({ enum: games.map((game) => game.names.feed) }));

const matchPlayerSchema = z.object({
  id: playerIdSchema,
  name: z.string(),
  usernameEffect: z.nullable(z.string()).check(z.describe('Style class of the name; null without one')),
  attempts: z.nullable(z.int()).check(z.describe('Guesses until solved; daily games only')),
  currentStreak: z.nullable(z.int()).check(z.describe('Consecutive completed days; daily games only')),
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

const hubNoticeSchema = z.object({
  id: z.string(),
  spans: spansSchema,
});
export type HubNotice = z.infer<typeof hubNoticeSchema>;

/** Reports that a page is open, and returns the number of players online and what the host tells all. */
export const heartbeat = post('/heartbeat', {
  name: 'heartbeat',
  summary: 'Reports that a page is open',
  body: z.object({ sessionId: z.uuid() }),
  reply: z.object({
    online: z
      .int()
      .check(
        z.describe(
          'Accounts with an open page that do not hide themselves, including the caller; visitors count once per address',
        ),
      ),
    notices: z
      .optional(z.array(hubNoticeSchema))
      .check(z.describe('What the host tells everyone, newest first, if anything')),
  }),
  policy: { access: 'visitor', rate: 'heartbeat' },
  failure: 'Cannot send heartbeat',
});

/** Up to 20 newest matches, newest first. With more than twelve players online each player appears in at most one. */
export const lastMatches = get('/lastMatches', {
  name: 'lastMatches',
  summary:
    'Returns the newest matches of all players, newest first; with more than twelve online, each player in one at most, and three at most with accounts of the last hour that the caller has not met',
  reply: z.array(matchSchema),
  policy: { access: 'visitor', rate: 'reads' },
  failure: 'Cannot fetch matches',
});
