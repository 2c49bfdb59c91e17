import { daySchema, leagueIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';
import { get, numberInAddress } from './endpoint.ts';

/** Most days that one call about a daily game returns. */
export const DAILY_RANGE_DAYS = 400;

const byMode = z.object({
  mode: z.string().check(z.minLength(1), z.maxLength(64), z.describe('The id of a daily game')),
});
const commitmentSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const dailyProofSchema = z.object({
  day: daySchema,
  commitment: commitmentSchema.check(
    z.describe(
      'SHA-256 of the lines `daily-proof-1`, mode, day, answer, nonce and previous, joined by line feeds',
    ),
  ),
  previous: commitmentSchema.check(z.describe('The commitment of the day before; zeros on the first day')),
  committedAt: z.int().check(z.describe('Milliseconds since 1970, UTC')),
  answer: z.nullable(z.string()).check(z.describe('Id of the answer; null until 00:30 UTC of the next day')),
  nonce: z
    .nullable(z.string())
    .check(z.describe('64 hexadecimal digits; null until 00:30 UTC of the next day')),
});

export type DailyProof = z.infer<typeof dailyProofSchema>;

export const dailyProofs = get('/dailies/:mode/proofs', {
  name: 'dailyProofs',
  summary: `Returns the proofs of a daily game's days, oldest first, at most ${DAILY_RANGE_DAYS}`,
  params: byMode,
  query: z.object({
    from: z.optional(daySchema.check(z.describe('First day; default: 30 days ago'))),
    to: z.optional(daySchema.check(z.describe('Last day; default: the last committed day'))),
  }),
  reply: z.array(dailyProofSchema),
  policy: { access: 'visitor', rate: 'reads' },
  failure: 'Cannot fetch the proofs of this game',
});

/** Days of the streak's calendar, unless a call names another number. */
export const STREAK_CALENDAR_DAYS = 14;

const count = z.int().check(z.minimum(0));

const streakSchema = z.object({
  length: count.check(z.describe('Completed days since the last day that was missed without a freeze')),
  longest: count.check(z.describe('The longest streak so far')),
  freezes: count.check(z.describe('Freezes that are left; one for seven completed days, two at most')),
  daysToFreeze: z.nullable(count).check(z.describe('Days to complete until the next freeze; null with two')),
  days: z.array(
    z.object({
      day: daySchema,
      kind: z
        .enum(['completed', 'outage', 'frozen', 'missed', 'open', 'before'])
        .check(
          z.describe(
            'outage: the hub was down for more than half of the day, which neither ends nor lengthens the streak; frozen: a freeze kept the streak; open: today, not completed yet; before: before the first completed day',
          ),
        ),
    }),
  ),
});
export type DailyStreak = z.infer<typeof streakSchema>;

export const dailyStreak = get('/dailies/:mode/streak', {
  name: 'dailyStreak',
  summary: `Returns the caller's streak in a daily game with its last days, ${STREAK_CALENDAR_DAYS} by default, oldest first`,
  params: byMode,
  query: z.object({ days: z.optional(numberInAddress(DAILY_RANGE_DAYS)) }),
  reply: streakSchema,
  failure: 'Cannot fetch your streak',
});

const attemptCount = z.object({ attempts: count, count: count });

const dayNumber = z.int().check(z.minimum(1), z.describe("1 is the first day of the hub's archive"));

const dailyEndingSchema = z.object({
  day: daySchema,
  number: z.optional(dayNumber).check(z.describe('Number of the day; absent before the first one')),
  attempts: z
    .nullable(count)
    .check(z.describe("The caller's guesses on the day; null until it is completed")),
  distribution: z.array(attemptCount).check(z.describe('Number of own days by number of guesses, ascending')),
  hardDays: z.optional(count).check(z.describe('Number of own days in hard mode; absent without any')),
  best: z
    .nullable(z.object({ attempts: count, day: daySchema }))
    .check(z.describe('Fewest guesses, first day')),
  recent: z
    .array(z.object({ day: daySchema, attempts: count }))
    .check(z.describe('The last ten completed days, newest first')),
  others: z
    .nullable(
      z.object({
        players: count.check(z.describe('Players who completed the day, the caller included')),
        distribution: z.array(attemptCount).check(z.describe('Number of players by number of guesses')),
        needed: z
          .object({ fewer: count, same: count, more: count })
          .check(z.describe('Number of other players who needed fewer, the same number of, or more guesses')),
      }),
    )
    .check(z.describe('Null until the caller has completed the day, and with fewer than five players')),
});
export type DailyEnding = z.infer<typeof dailyEndingSchema>;

export const dailyEnding = get('/dailies/:mode/ending', {
  name: 'dailyEnding',
  summary:
    "Returns the caller's guesses of all days, and those of all players on a day that the caller completed",
  params: byMode,
  query: z.object({ day: z.optional(daySchema.check(z.describe('Default: today'))) }),
  reply: dailyEndingSchema,
  failure: 'Cannot fetch your guesses',
});

/** Days per call of the archive, unless a call names another number. */
export const ARCHIVE_PAGE = 50;

const archivedDaySchema = z.object({
  number: dayNumber,
  day: daySchema,
  attempts: z
    .nullable(count)
    .check(z.describe("The caller's guesses; null for a day that was not completed")),
});
export type ArchivedDay = z.infer<typeof archivedDaySchema>;

export const dailyArchive = get('/dailies/:mode/archive', {
  name: 'dailyArchive',
  summary: `Returns the closed days of a daily game, newest first, ${ARCHIVE_PAGE} by default, without answers; a day closes at 00:30 UTC of the next one`,
  params: byMode,
  query: z.object({
    before: z.optional(daySchema.check(z.describe('Return only days before this one'))),
    limit: z.optional(numberInAddress(DAILY_RANGE_DAYS)),
  }),
  reply: z.array(archivedDaySchema),
  failure: 'Cannot fetch the archive',
});

const ringSchema = z.object({
  day: daySchema,
  reward: count.check(z.describe('Blue Essence for a full ring, once a UTC day')),
  isPaid: z.boolean(),
  dailies: z
    .array(z.object({ mode: z.string(), attempts: count }))
    .check(z.describe("The day's completed daily games")),
  givenUp: z
    .optional(z.array(z.string()))
    .check(z.describe('Those that the caller has given up; absent without any')),
  score: z
    .nullable(z.object({ game: z.string(), score: count }))
    .check(z.describe('The best game for a score, by its name in the feed; null before the first point')),
  table: z
    .nullable(z.string())
    .check(
      z.describe(
        'A game with other players, one won against bots, or the duel of a league, by its name in the feed',
      ),
    ),
  duel: z
    .optional(z.object({ league: leagueIdSchema, isPlayed: z.boolean() }))
    .check(z.describe("Today's duel of a league, the next one to play; absent for players without a league")),
});
export type DailyRing = z.infer<typeof ringSchema>;

export const dailyRing = get('/ring', {
  name: 'dailyRing',
  summary:
    "Returns the pieces of the caller's ring of today: all daily games, a game for a score, a game at a table",
  reply: ringSchema,
  failure: "Cannot fetch today's ring",
});
