import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { challengeIdSchema, gameIdSchema, leagueIdSchema, playerIdSchema } from '@hub/engine/wire/ids';
import { failureTexts } from '@hub/protocol/failure-texts';
import { endpoint } from '@hub/protocol/http/endpoint';
import { shownPlayerSchema } from '@hub/protocol/http/shown-player';
import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';

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

const invitationSchema = z.object({
  kind: z.literal('invite'),
  to: z.enum(['challenge', 'lobby', 'league']),
  from: z.object({ id: playerIdSchema, name: z.string(), usernameEffect: z.nullable(z.string()) }),
  game: z.string().check(z.describe('Id of the game; empty for a league')),
  target: z.string().check(z.describe('Id of the challenge or lobby, or code of the league')),
  timeLeft,
});

export type Invitation = z.infer<typeof invitationSchema>;

const challengeSchema = z.object({
  kind: z.literal('challenge'),
  id: challengeIdSchema,
  game,
  taken: count.check(z.describe('Other players who have begun it')),
  answered: count.check(z.describe('Other players who have finished it')),
  newest: z.nullable(shownPlayerSchema).check(z.describe('Who has finished it last')),
  timeLeft,
});

const duelSchema = z.object({
  kind: z.literal('duel'),
  league: leagueIdSchema,
  name: z.string().check(z.describe('Name of the league')),
  timeLeft,
});

/** Something that waits for the account. */
export const waitingEntrySchema = z.discriminatedUnion('kind', [
  runningSchema,
  rematchSchema,
  invitationSchema,
  challengeSchema,
  duelSchema,
]);
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;
export type WaitingKind = WaitingEntry['kind'];

/** An entry that the page does not know, from a server of a later version, is read as null. */
const listSchema = z.object({ entries: z.array(withFallback(z.nullable(waitingEntrySchema), null)) });

export const waitingEntries = endpoint({
  name: 'waitingEntries',
  summary: 'Returns what waits for the caller: games, invitations, challenges and the duel of today',
  method: 'GET',
  path: '/waiting',
  reply: listSchema,
  policy: { access: 'player', rate: 'reads' },
  failure: failureTexts.waiting,
});

/** The socket of the hub: sends what waits for the player, when it opens and after each change. It takes no commands. */
export const hubSocket = realtimeEndpoint({
  name: 'hub',
  summary: 'What waits for the player, at once and after every change',
  path: '/ws/hub',
  commands: {},
  frames: { waiting: listSchema },
});
