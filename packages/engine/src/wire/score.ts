import * as z from 'zod/mini';
import { gameIdSchema } from './ids.ts';

/** Begins the state of every score game. */
export const scoreStateHead = {
  gameId: gameIdSchema,
  version: z.int().check(z.describe('Rises by one with every change')),
};

/** Ends the state of every score game. */
export const scoreStateEnd = {
  unpaid: z
    .optional(z.int().check(z.minimum(1)))
    .check(z.describe('Blue Essence withheld by the daily limit; absent if none')),
  practice: z.optional(z.literal(true)).check(z.describe('Only in practice, which counts for nothing')),
};

/** In the command that starts a score game. */
export const startPractice = z
  .optional(z.literal(true))
  .check(z.describe('To play for nothing, in a game beside the running one that counts'));

/** Who sends a command. The server knows it from the token. */
export const callerFields = {
  playerId: z
    .optional(z.string().check(z.maxLength(64)))
    .check(z.describe("The caller's own player id; any other is refused")),
  name: z.optional(z.string().check(z.maxLength(64))).check(z.describe('Accepted and ignored')),
  usernameEffect: z
    .optional(z.nullable(z.string().check(z.maxLength(64))))
    .check(z.describe('Accepted and ignored')),
};

/** The game that a command is for. */
export const sentGameId = z.string().check(z.maxLength(64));
