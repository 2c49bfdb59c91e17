import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { gameIdSchema } from '@hub/engine/wire/ids';
import { get } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';
import { featureEntries } from '../waiting-entries.ts';

const count = z.int().check(z.minimum(0));
const game = z.string().check(z.describe('Id of the game'));
const timeLeft = count.check(z.describe('Milliseconds until it ends'));

/** A running game in which the account has a seat. Nothing of it tells how the others stand, and none has a password. */
const runningSchema = z.object({
  kind: z.literal('game'),
  game,
  room: gameIdSchema,
  as: z
    .enum(['table', 'coop', 'solo', 'rift', 'challenge', 'duel'])
    .check(
      z.describe('A lobby, a game of two for a score, a run alone, a rift, or a run of a challenge or duel'),
    ),
  isPlaying: z.boolean().check(z.describe('Whether the game has begun')),
  isTurn: z.boolean().check(z.describe('Whether other players wait for the caller to move')),
  progress: z.optional(count).check(z.describe('Right answers or guesses so far, of a game alone')),
  timeLeft: z.optional(timeLeft),
  link: z.optional(z.string()).check(z.describe('Id of the challenge, or of the league whose duel it is')),
});

/** Another player asks those of a room to play again. */
const rematchSchema = z.object({
  kind: z.literal('rematch'),
  game,
  room: gameIdSchema,
  as: z.enum(['table', 'coop']),
  timeLeft: z.optional(timeLeft),
});

/** Something that waits for the account. */
export const waitingEntrySchema = z.discriminatedUnion('kind', [
  runningSchema,
  rematchSchema,
  ...featureEntries,
]);
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

/** An entry that the page does not know, from a server of a later version, is read as null. */
const listSchema = z.object({ entries: z.array(withFallback(z.nullable(waitingEntrySchema), null)) });

export const waitingEntries = get('/waiting', {
  name: 'waitingEntries',
  summary: 'Returns what waits for the caller: games, invitations, challenges and the duel of today',
  reply: listSchema,
  failure: 'Cannot see what waits for you',
});

/** The socket of the hub: sends what waits for the player, when it opens and after each change. It takes no commands. */
export const hubSocket = realtimeEndpoint({
  name: 'hub',
  summary: 'What waits for the player, at once and after every change',
  path: '/ws/hub',
  commands: {},
  frames: { waiting: listSchema },
});
