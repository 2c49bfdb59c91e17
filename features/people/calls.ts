import { CHARACTERS } from '@hub/engine/wire/bots';
import { challengeIdSchema, gameIdSchema, leagueIdSchema, playerIdSchema } from '@hub/engine/wire/ids';
import { LOBBY_INVITE_MINUTES, PEOPLE_COUNTED_FROM, PEOPLE_SHOWN } from '@hub/engine/wire/limits';
import { versusGames } from '@hub/protocol/games';
import { get, post } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
const time = z.int().check(z.describe('Milliseconds since 1970, UTC'));

const shownPlayerSchema = z.object({
  id: playerIdSchema,
  name: z.string(),
  usernameEffect: z.nullable(z.string()).check(z.describe('Style class of the name; null without one')),
});

const personSchema = z.object({
  player: z
    .nullable(shownPlayerSchema)
    .check(z.describe('Null on servers of the version before, for an account of the last hour')),
  isHere: z.boolean().check(z.describe('Whether the player has an open page')),
  solved: z
    .nullable(z.object({ game: z.string(), attempts: count, at: time }))
    .check(z.describe('The newest rift of today that the player and the caller have both solved')),
});
export type Person = z.infer<typeof personSchema>;

const inviteSchema = z.object({
  from: shownPlayerSchema,
  kind: z.enum(['challenge', 'lobby']),
  game: z.string().check(z.describe('Id of the game')),
  target: z.string().check(z.describe('Id of the challenge or lobby')),
  at: time,
});
export type Invite = z.infer<typeof inviteSchema>;

const peopleSchema = z.object({
  here: z
    .nullable(count)
    .check(z.describe(`Accounts and visitors with an open page; null for fewer than ${PEOPLE_COUNTED_FROM}`)),
  people: z
    .array(personSchema)
    .check(
      z.describe(
        `Players of the caller's leagues, opponents of the day, and who played a challenge of the caller or made one that the caller played today; at most ${PEOPLE_SHOWN}`,
      ),
    ),
  invites: z
    .array(inviteSchema)
    .check(
      z.describe(
        `Newest first; lobbies for ${LOBBY_INVITE_MINUTES} minutes, challenges until they are played`,
      ),
    ),
  isHidden: z.boolean().check(z.describe('Whether the caller is not shown to others')),
});
export type PeopleInSight = z.infer<typeof peopleSchema>;

export const peopleInSight = get('/people', {
  name: 'peopleInSight',
  summary: 'Returns who of the players that the caller knows is here, and their invitations',
  reply: peopleSchema,
  failure: 'Cannot see who is here',
});

export const setHidden = post('/people/hidden', {
  name: 'setHidden',
  summary:
    'Hides the caller among people in sight and in the number of those who are here, or shows them again',
  body: z.object({ isHidden: z.boolean() }),
  reply: z.object({ isHidden: z.boolean() }),
  failure: 'Cannot change who sees you',
});

export const invitePlayer = post('/people/:player/invite', {
  name: 'invitePlayer',
  summary:
    "Invites a player in sight to the caller's challenge, to a lobby or to a league, instead of the invitation before",
  params: z.object({ player: playerIdSchema }),
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('challenge'),
      game: z.string().check(z.maxLength(64)),
      target: challengeIdSchema,
    }),
    z.object({
      kind: z.literal('lobby'),
      game: z.enum(versusGames.map(({ id }) => id)),
      target: gameIdSchema,
    }),
    z.object({ kind: z.literal('league'), target: leagueIdSchema }),
  ]),
  reply: z.object({ success: z.literal(true) }),
  policy: { access: 'player', rate: 'invites' },
  failure: 'Cannot invite this player',
});

const ofTen = z.int().check(z.minimum(0), z.maximum(10));
const botRecordSchema = z.object({
  game: z.string().check(z.describe('Id of the versus game')),
  games: count.check(z.describe("Games in the caller's record; 0: the figures are those of a new player")),
  winsOfTen: z
    .object(
      Object.fromEntries(CHARACTERS.map((one) => [one, ofTen])) as Record<
        (typeof CHARACTERS)[number],
        typeof ofTen
      >,
    )
    .check(z.describe('Expected wins in ten games against each bot alone')),
});
export type BotRecord = z.infer<typeof botRecordSchema>;

export const botRecords = get('/people/bots', {
  name: 'botRecords',
  summary: 'Returns how many of ten games the caller is expected to win against each bot, by game',
  reply: z.array(botRecordSchema),
  failure: 'Cannot fetch your record',
});

/** The calls of people, in the order of the contract. */
export const peopleCalls = [peopleInSight, botRecords, setHidden, invitePlayer];
