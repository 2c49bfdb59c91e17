import { challengeIdSchema, daySchema, leagueIdSchema, playerIdSchema } from '@hub/engine/wire/ids';
import { LEAGUE_DAYS, LEAGUE_MEMBERS, PASTED_MAX } from '@hub/engine/wire/limits';
import { codeIn } from '@hub/engine/wire/typed-text';
import { get, post } from '@hub/protocol/http/endpoint';
import { shownPlayerSchema } from '@hub/protocol/http/shown-player';
import * as z from 'zod/mini';

const codeSchema = z
  .string()
  .check(z.regex(/^[2-9A-HJKMNP-Za-hjkmnp-z]{6}$/), z.describe('Six letters and digits'));

const LEAGUE_CODE = /^[2-9A-HJKMNP-Z]{6}$/;

/** A code as a person types or pastes it, also a whole link or a message with it. */
const typedCode = z.string().check(
  z.minLength(1),
  z.maxLength(PASTED_MAX),
  z.overwrite((text) => codeIn(text, (letters) => LEAGUE_CODE.test(letters))),
  z.describe('In any case, with spaces or dashes, as a link, or in a sentence'),
);

const points = z.int().check(z.minimum(0));

const leagueDaySchema = z.object({
  rifts: z
    .array(z.nullable(points))
    .check(z.describe('Points of each daily game in the order of the games; null for a rift not solved')),
  duel: z.nullable(points),
  points,
});

const leagueRowSchema = z.object({
  player: shownPlayerSchema,
  isOwn: z.boolean(),
  isOwner: z.boolean(),
  days: z
    .array(z.nullable(leagueDaySchema))
    .check(z.describe('Null for a day that has not begun, or was before the member joined')),
  points,
  place: z.int().check(z.describe('From 1 on; the same for the same points')),
  placeBefore: z.nullable(z.int()).check(z.describe('The place after the last closed day; null before it')),
});
export type LeagueRowReply = z.infer<typeof leagueRowSchema>;

const leagueSchema = z.object({
  id: leagueIdSchema,
  name: z.string(),
  code: codeSchema,
  days: z.array(daySchema),
  today: z.nullable(z.int()).check(z.describe('Index of today; null before and after the seven days')),
  isOver: z.boolean(),
  isOwner: z.boolean(),
  rows: z.array(leagueRowSchema).check(z.describe('Best first')),
  winners: z
    .array(z.array(shownPlayerSchema))
    .check(z.describe('Of each closed day, those with the most points')),
  duel: z.nullable(
    z.object({
      id: challengeIdSchema,
      game: z.string().check(z.describe('Id of the game')),
      played: z.int().check(z.describe('Members who have played it')),
      by: z
        .optional(z.array(shownPlayerSchema))
        .check(z.describe('These members, in the order of the table')),
      own: z.enum(['none', 'playing', 'over']),
    }),
  ),
  ownDuels: z
    .optional(z.array(z.nullable(z.object({ id: challengeIdSchema, score: z.int() }))))
    .check(z.describe("The caller's finished duel of each day; null for a day without one")),
  next: z.nullable(leagueIdSchema).check(z.describe('Another week of this league')),
});
export type LeagueReply = z.infer<typeof leagueSchema>;

const byId = z.object({ league: leagueIdSchema });
const done = z.object({ success: z.literal(true) });
const created = z.object({ id: leagueIdSchema });
const failure = 'Cannot reach this league';

export const createLeague = post('/leagues', {
  name: 'createLeague',
  summary: `Begins a league of friends: ${LEAGUE_DAYS} days from today, up to ${LEAGUE_MEMBERS} members`,
  body: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: created,
  failure: 'Failed to create league. Please try again.',
});

export const ownLeagues = get('/leagues', {
  name: 'ownLeagues',
  summary: "Returns the caller's leagues, newest first",
  reply: z.array(leagueSchema),
  failure,
});

export const leagueById = get('/leagues/:league', {
  name: 'league',
  summary: 'Returns a league with its table, for members. Nothing in it tells an answer',
  params: byId,
  reply: leagueSchema,
  failure,
});

export const leagueInvitation = get('/leagues/invitations/:code', {
  name: 'leagueInvitation',
  summary: 'Returns what a code leads to',
  params: z.object({ code: typedCode }),
  reply: z.object({ name: z.string(), owner: shownPlayerSchema, members: z.int(), firstDay: daySchema }),
  policy: { access: 'player', rate: 'leagueCodes' },
  failure,
});

export const joinLeague = post('/leagues/join', {
  name: 'joinLeague',
  summary: 'Makes the caller a member of the league with this code',
  body: z.object({ code: typedCode }),
  reply: created,
  policy: { access: 'player', rate: 'leagueCodes' },
  failure,
});

export const leaveLeague = post('/leagues/:league/leave', {
  name: 'leaveLeague',
  summary:
    'Ends the membership of the caller; the longest member becomes the owner in place of one who leaves',
  params: byId,
  reply: done,
  failure,
});

export const removeFromLeague = post('/leagues/:league/remove', {
  name: 'removeFromLeague',
  summary: 'Removes a member for good, whose runs do not count any more; for the owner',
  params: byId,
  body: z.object({ member: playerIdSchema }),
  reply: done,
  failure,
});

export const closeLeague = post('/leagues/:league/close', {
  name: 'closeLeague',
  summary: 'Ends a league now; for the owner',
  params: byId,
  reply: done,
  failure,
});

export const anotherWeek = post('/leagues/:league/again', {
  name: 'anotherWeek',
  summary: 'Begins another week of a league that is over, with all its members; the same one if there is one',
  params: byId,
  reply: created,
  failure: 'Failed to create league. Please try again.',
});
