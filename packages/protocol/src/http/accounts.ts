import type { ScoreGame } from '@hub/engine/define-game';
import { daySchema, playerIdSchema } from '@hub/engine/wire/ids';
import { OFFER_CODES_DAYS } from '@hub/engine/wire/limits';
import * as z from 'zod/mini';
import { activeProfileIconSchema, activeUsernameEffectSchema } from '../cosmetics.ts';
import { type AnyGame, type DailyStatsName, dailyGames, scoreGames, versusGames } from '../games.ts';
import { playerNoticeKindSchema } from '../stored-values.ts';
import { matchSchema } from './activity.ts';
import { get } from './endpoint.ts';

const count = z.int().check(z.minimum(0));

const dailyStatsSchema = z.object({
  completed: count,
  streak: count.check(z.describe('Consecutive completed days, up to today or yesterday')),
  hardDays: z.optional(count).check(z.describe('Number of completed days in hard mode; absent without any')),
  lastCompletedTime: z.nullable(z.int()).check(z.describe('Milliseconds since 1970, UTC')),
});

const dailyShape = Object.fromEntries(
  dailyGames.map(({ names }) => [names.stats, dailyStatsSchema]),
) as Record<DailyStatsName, typeof dailyStatsSchema>;

type ScoreStatsSchema<Statistic extends string> = z.ZodMiniObject<
  { highscore: typeof count; playedGames: typeof count; rank: z.ZodMiniNullable<typeof count> } & {
    [S in Exclude<Statistic, 'highscore'>]: typeof count;
  }
>;

/** Best score, games played and rank; then the best scores of other boards. */
const scoreStatsSchema = ({ boards }: ScoreGame) =>
  z.object({
    highscore: count,
    playedGames: count,
    rank: z.nullable(count),
    ...Object.fromEntries(
      boards.filter(({ statistic }) => statistic !== 'highscore').map(({ statistic }) => [statistic, count]),
    ),
  });

const versusStatsSchema = z.object({ wins: count, looses: count });

type StatsShape = {
  [G in AnyGame as G['kind'] extends 'daily' ? never : G['names']['stats']]: G extends {
    boards: readonly { statistic: infer Statistic extends string }[];
  }
    ? ScoreStatsSchema<Statistic>
    : typeof versusStatsSchema;
};

const statsShape = {
  ...Object.fromEntries(scoreGames.map((game) => [game.names.stats, scoreStatsSchema(game)])),
  ...Object.fromEntries(versusGames.map(({ names }) => [names.stats, versusStatsSchema])),
} as StatsShape;

const accountStatsSchema = z.object({ dailyRiftStats: z.object(dailyShape), ...statsShape });
export type AccountStats = z.infer<typeof accountStatsSchema>;

const highlightsSchema = z.object({
  joined: daySchema.check(z.describe('UTC day on which the account was created')),
  longestStreak: count.check(z.describe('Days of the longest streak in any daily game')),
  favouriteGame: z.string().check(z.describe('Id of the game that was finished most often')),
});
export type AccountHighlights = z.infer<typeof highlightsSchema>;

export const accountSchema = z.extend(accountStatsSchema, {
  id: z.string().check(z.describe('The account id for its owner, the player id for others')),
  player_id: playerIdSchema,
  name: z.string(),
  googleConnected: z.boolean(),
  softDeleted: z.boolean(),
  activeUsernameEffect: z.nullable(activeUsernameEffectSchema),
  activeProfileIcon: z.nullable(activeProfileIconSchema),
  botWins: z
    .record(z.string(), count)
    .check(z.describe('Wins against bots by the field of the game; not part of its statistics')),
  botLosses: z
    .optional(z.record(z.string(), count))
    .check(z.describe('The same for games lost against bots; absent on servers of the version before')),
  lateGames: z
    .optional(z.record(z.string(), count))
    .check(z.describe('The same for games at a table that the player joined after the first round')),
  highlights: z.optional(highlightsSchema).check(z.describe('Absent before the first finished game')),
  lastGames: z.array(matchSchema),
});
export type Account = z.infer<typeof accountSchema>;

const time = z.int().check(z.describe('Milliseconds since 1970, UTC'));

const playerNoticeSchema = z.object({
  kind: playerNoticeKindSchema,
  text: z.string().check(z.describe("The host's reason; may be empty")),
  until: z.nullable(time).check(z.describe('The end of a suspension')),
  at: time,
});
export type PlayerNotice = z.infer<typeof playerNoticeSchema>;

export const ownAccount = get('/accounts/', {
  name: 'ownAccount',
  summary: "Returns the caller's account, and a new token if the old one is over a day old",
  reply: z.extend(accountSchema, {
    token: z.optional(z.string()),
    notices: z
      .optional(z.array(playerNoticeSchema))
      .check(z.describe('What the host tells this player, until it is dismissed')),
    leagues: z
      .optional(count)
      .check(z.describe('Number of leagues that the caller is in; absent without any')),
    needsRecoveryCode: z
      .optional(z.literal(true))
      .check(
        z.describe(
          `For a guest who has played on ${OFFER_CODES_DAYS} days and has kept no unused recovery code`,
        ),
      ),
    language: z
      .optional(z.string())
      .check(z.describe('Code of the language that the player chose last; absent without a choice')),
  }),
  failure: 'Cannot fetch account',
});
