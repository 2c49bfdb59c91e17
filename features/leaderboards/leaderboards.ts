import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { COMPARISON_RUNS, LEADERBOARD_PAGE } from '@hub/engine/wire/limits';
import { BOARD_SCORE_MAX } from '@hub/engine/wire/tiers';
import { type Board, boards, leaderboardOf, leaderboards, type PublicBoard } from '@hub/protocol/games';
import type { Comparison, Scope } from '@hub/protocol/http/leaderboards';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { comparisonOf } from './comparison.ts';
import { fold } from './fold.ts';
import type { BestScore, BoardPage, LeaderboardStore, PageRequest, Span } from './ports.ts';

const GLOBE: Span = { min: 0, max: BOARD_SCORE_MAX };

/** The leaderboards of the games. */
export type Leaderboards = {
  /** A page of the players of a scope, with ranks within it. */
  page(board: PublicBoard, scope: Scope, request: PageRequest): Promise<BoardPage>;
  /** Players whose name contains the text, ignoring case and accents, with their rank among all players. */
  search(board: PublicBoard, text: string, request: PageRequest): Promise<BoardPage>;
  /** Rank among the players of a scope; undefined when the player is not in it. */
  rankOf(board: PublicBoard, player: PlayerId, scope: Scope): Promise<number | undefined>;
  /** Page of the whole board that shows the player, counted from 0. */
  pageOf(board: PublicBoard, player: PlayerId): Promise<number | undefined>;
  /** The player's best score; 0 when there is none. */
  scoreOf(board: PublicBoard, player: PlayerId): Promise<number>;
  /** Percentage of the other ranked players with a lower best, rounded down; 0 when there are none. */
  percentile(board: PublicBoard, account: AccountId, score: number): Promise<number>;
  /** Compares a score with the bests of the other players and with the account's newest scores. */
  compare(board: PublicBoard, account: AccountId, score: number): Promise<Comparison>;
  /** The account's best if one of its finished games has that score; otherwise undefined. */
  confirm(board: PublicBoard, account: AccountId, score: number): Promise<number | undefined>;
  bestsOf(account: AccountId): Promise<readonly BestScore[]>;
  /** Increases when a best score or a player's cosmetics may have changed. */
  versionOf(board: PublicBoard): number;
  /** Called after every finished game with its settlement as stored. Returns the boards whose best scores changed. */
  onSettled(settlement: Settlement): readonly Board[];
  /** Called when best scores of these boards changed on another node; it may know other boards. */
  invalidateBests(boards: readonly string[]): void;
  /** Called when an account changed its cosmetics, or was closed or reopened. */
  invalidateCosmetics(): void;
};

export function createLeaderboards(store: LeaderboardStore): Leaderboards {
  const versions = Object.fromEntries(boards.map(({ id }) => [id, 0])) as Record<Board, number>;
  const invalidateBests = (changed: readonly string[]): void => {
    for (const { id } of boards) if (changed.includes(id)) versions[id] += 1;
  };
  return {
    page: (board, scope, request) => store.page(board, spanOf(board, scope), request),
    async search(board, text, request) {
      const needle = fold(text);
      return needle === '' ? { entries: [], total: 0 } : store.search(board, needle, request);
    },
    async rankOf(board, player, scope) {
      return (await store.scoreAndRank(board, player, spanOf(board, scope)))?.rank;
    },
    async pageOf(board, player) {
      const ahead = await store.playersAhead(board, player);
      return ahead === undefined ? undefined : Math.floor(ahead / LEADERBOARD_PAGE);
    },
    async scoreOf(board, player) {
      return (await store.scoreAndRank(board, player, GLOBE))?.score ?? 0;
    },
    async percentile(board, account, score) {
      const { all, below } = await store.countOthers(board, account, score);
      return all === 0 ? 0 : Math.floor((100 * below) / all);
    },
    async compare(board, account, score) {
      const [others, runs] = await Promise.all([
        store.othersByScore(board, account),
        store.newestScores(board, account, COMPARISON_RUNS),
      ]);
      return comparisonOf(score, others, runs);
    },
    async confirm(board, account, score) {
      const best = (await store.bestsOf(account)).find((one) => one.board === board)?.score ?? 0;
      const isProven = (score > 0 && score === best) || (await store.hasScored(board, account, score));
      return isProven ? best : undefined;
    },
    bestsOf: (account) => store.bestsOf(account),
    versionOf: (board) => versions[board],
    onSettled({ newHighScore, scores = [] }) {
      const changed = newHighScore ? scores.map(({ board }) => board) : [];
      invalidateBests(changed);
      return changed;
    },
    invalidateBests,
    invalidateCosmetics() {
      for (const { id } of leaderboards) versions[id] += 1;
    },
  };
}

const spanOf = (board: PublicBoard, scope: Scope): Span =>
  leaderboardOf(board).tiers.find(({ name }) => name === scope) ?? GLOBE;
