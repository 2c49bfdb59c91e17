import { playerIdSchema } from '@hub/engine/wire/ids';
import {
  LEADERBOARD_PAGE,
  LEADERBOARD_PAGE_MAX,
  LEADERBOARD_SEARCH_MAX,
  LEADERBOARD_SIMPLE_PAGE,
} from '@hub/engine/wire/limits';
import { storable } from '@hub/engine/wire/storable';
import { BOARD_SCORE_MAX, TIER_NAMES } from '@hub/engine/wire/tiers';
import { leaderboards, type PublicBoard } from '@hub/protocol/games';
import { comparisonSchema } from '@hub/protocol/http/comparison';
import { get, numberInAddress, post } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';

/** A tier's name, or `globe` for all players. */
export const SCOPES = ['globe', ...TIER_NAMES] as const;
const scopeSchema = z.enum(SCOPES);
export type Scope = z.infer<typeof scopeSchema>;

const rank = z.int().check(z.minimum(1), z.describe('1 + number of players with a strictly higher best'));
const score = z.int().check(z.minimum(0), z.maximum(BOARD_SCORE_MAX));

const searchText = z.string().check(z.minLength(1), z.maxLength(64), storable);

export const leaderboardEntrySchema = z.object({
  id: playerIdSchema,
  rank,
  name: z.string(),
  highscore: score,
  activeItem: z.nullable(z.object({ cssClass: z.string() })),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

const pageSchema = z.object({
  data: z.array(leaderboardEntrySchema),
  totalEntries: z
    .int()
    .check(
      z.minimum(0),
      z.describe(
        `Entries of the whole list, not of this page; a search finds ${LEADERBOARD_SEARCH_MAX} at most`,
      ),
    ),
});
export type LeaderboardPage = z.infer<typeof pageSchema>;

const offset = numberInAddress(1_000_000_000);
const limit = numberInAddress(LEADERBOARD_PAGE_MAX);
const playerId = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.describe("A player id, or the caller's own account id"));
const byPlayer = z.object({ playerId });
/** Error text of a rank call without a player. */
export const NO_PLAYER_TEXT = 'No playerId provided';

/** The calls of a leaderboard. Their paths are public and stay, misspellings included. */
function boardCallsOf(name: string, of: string) {
  return {
    updateScore: post(`/${name}Leaderboard/updateScore`, {
      name: `${name}UpdateScore`,
      summary: `Confirms the score of a finished game of ${of} of the caller`,
      // Ids and names in the body are ignored; the caller's own are used.
      body: z.object({ playerId: z.string(), name: z.string(), score: z.int() }),
      reply: z.object({ success: z.boolean(), highscore: score }),
      failure: 'Cannot update score',
    }),
    percentile: get(`/${name}/percentile/:score`, {
      name: `${name}Percentile`,
      summary: `Share of the other ranked players of ${of} below a score, in whole percent`,
      params: z.object({ score: numberInAddress(BOARD_SCORE_MAX) }),
      reply: z.object({ percentile: z.int().check(z.minimum(0), z.maximum(100)) }),
      failure: 'Cannot fetch percentile',
    }),
    comparison: get(`/${name}/comparison/:score`, {
      name: `${name}Comparison`,
      summary: `Compares a score with the other players of ${of} and with the caller's newest scores`,
      params: z.object({ score: numberInAddress(BOARD_SCORE_MAX) }),
      reply: comparisonSchema,
      failure: 'Cannot fetch comparison',
    }),
    list: get(`/${name}/leaderborad/:offset/:limit/:scope`, {
      name: `${name}Leaderboard`,
      summary: `Returns a part of the leaderboard of ${of}, best first; optional parameters default to 0, ${LEADERBOARD_SIMPLE_PAGE}, globe`,
      optionalParams: 3,
      params: z.object({
        offset: z.prefault(offset, '0'),
        limit: z.prefault(limit, String(LEADERBOARD_SIMPLE_PAGE)),
        scope: z.prefault(scopeSchema, 'globe'),
      }),
      reply: pageSchema,
      failure: 'Cannot fetch leaderboard',
    }),
    globalRanking: get(`/${name}/playerGlobalRanking/:playerId`, {
      name: `${name}PlayerGlobalRanking`,
      summary: `A player's rank among all of ${of}, null without an entry`,
      // A path without a player has its own error text.
      optionalParams: 1,
      params: z.object({ playerId: z.optional(playerId) }),
      reply: z.object({ rank: z.nullable(rank) }),
      failure: 'Cannot fetch leaderboard',
    }),
    playerPage: get(`/${name}/playerPage/:playerId`, {
      name: `${name}PlayerPage`,
      summary: `The page of ${LEADERBOARD_PAGE}, counted from 0, of the whole board of ${of} on which a player stands`,
      params: byPlayer,
      reply: z.object({ page: z.nullable(z.int().check(z.minimum(0))) }),
      failure: 'Cannot fetch player page',
    }),
    search: get(`/${name}/search/:query`, {
      name: `${name}Search`,
      summary: `Ranked players of ${of} whose name contains the text, best first`,
      params: z.object({ query: searchText }),
      query: z.object({
        offset: z.optional(offset),
        limit: z.optional(limit),
        text: z
          .optional(searchText)
          .check(z.describe('The text instead of the one in the path, which cannot contain . and ..')),
      }),
      reply: pageSchema,
      failure: 'Cannot fetch players',
    }),
    rankingInList: get(`/${name}/playerRankingInList/:playerId/:scope`, {
      name: `${name}PlayerRankingInList`,
      summary: `A player's rank within a tier of ${of}, null for those who are not in it`,
      params: z.object({ playerId, scope: scopeSchema }),
      reply: z.object({ rank: z.nullable(rank) }),
      failure: 'Cannot fetch leaderboard',
    }),
    playerScore: get(`/${name}/playerScore/:playerId`, {
      name: `${name}PlayerScore`,
      summary: `A player's best score of ${of}, 0 without an entry`,
      params: byPlayer,
      reply: z.object({ score }),
      failure: 'Cannot fetch player score',
    }),
  };
}

/** The input of a search. Browsers remove the dot segments `.` and `..` from a path, encoded or not. */
export const searchFor = (text: string, part: { readonly offset: number; readonly limit: number }) =>
  /^\.\.?$/.test(text)
    ? { params: { query: 'dots' }, query: { ...part, text } }
    : { params: { query: text }, query: part };

export type BoardCalls = ReturnType<typeof boardCallsOf>;

/** The calls of all leaderboards, by board. */
export const boardCalls = Object.fromEntries(
  leaderboards.map(({ id, calls, game }) => [id, boardCallsOf(calls, game.names.title)]),
) as Readonly<Record<PublicBoard, BoardCalls>>;
