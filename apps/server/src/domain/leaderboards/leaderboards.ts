import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { LEADERBOARD_PAGE } from '@hub/engine/wire/limits';
import { BOARD_SCORE_MAX } from '@hub/engine/wire/tiers';
import { type Board, boards, leaderboardOf, leaderboards, type PublicBoard } from '@hub/protocol/games';
import type { Scope } from '@hub/protocol/http/leaderboards';
import type { Settlement } from '../rooms/ports.ts';
import { fold } from './fold.ts';
import type { Best, LeaderboardStore, Page, PageRequest, Span } from './ports.ts';

const GLOBE: Span = { min: 0, max: BOARD_SCORE_MAX };

/** The boards of the games: who stands where (decisions D6 and D7). */
export type Leaderboards = {
  /** The players of a scope; ranks are counted among them. */
  page(board: PublicBoard, scope: Scope, request: PageRequest): Promise<Page>;
  /** Players whose name contains the text, whatever its case and accents, with their rank among all. */
  search(board: PublicBoard, text: string, request: PageRequest): Promise<Page>;
  /** Rank among the players of a scope; undefined for who is not in it. */
  rankOf(board: PublicBoard, player: PlayerId, scope: Scope): Promise<number | undefined>;
  /** Page, counted from 0, of the whole board. */
  pageOf(board: PublicBoard, player: PlayerId): Promise<number | undefined>;
  /** The best score, 0 for who has none. */
  scoreOf(board: PublicBoard, player: PlayerId): Promise<number>;
  /** Whole percent of the ranked players other than the account with a lower best; 0 where there are none. */
  percentile(board: PublicBoard, account: AccountId, score: number): Promise<number>;
  /** The account's best, if a finished game of theirs ended with that score; undefined otherwise. */
  confirm(board: PublicBoard, account: AccountId, score: number): Promise<number | undefined>;
  bestsOf(account: AccountId): Promise<readonly Best[]>;
  /** Rises when a best has changed, or the look of a player. */
  versionOf(board: PublicBoard): number;
  /** Hears of every finished game. */
  heard(settlement: Settlement): void;
  /** To be called when somebody shows another name effect, or comes or goes as a whole. */
  looksChanged(): void;
};

export function createLeaderboards(store: LeaderboardStore): Leaderboards {
  const versions = Object.fromEntries(boards.map(({ id }) => [id, 0])) as Record<Board, number>;
  return {
    page: (board, scope, request) => store.page(board, spanOf(board, scope), request),
    async search(board, text, request) {
      const needle = fold(text);
      return needle === '' ? { entries: [], total: 0 } : store.search(board, needle, request);
    },
    async rankOf(board, player, scope) {
      return (await store.standing(board, player, spanOf(board, scope)))?.rank;
    },
    async pageOf(board, player) {
      const ahead = await store.ahead(board, player);
      return ahead === undefined ? undefined : Math.floor(ahead / LEADERBOARD_PAGE);
    },
    async scoreOf(board, player) {
      return (await store.standing(board, player, GLOBE))?.score ?? 0;
    },
    async percentile(board, account, score) {
      const { all, below } = await store.others(board, account, score);
      return all === 0 ? 0 : Math.floor((100 * below) / all);
    },
    async confirm(board, account, score) {
      const best = (await store.bestsOf(account)).find((one) => one.board === board)?.score ?? 0;
      const isProven = (score > 0 && score === best) || (await store.hasScored(board, account, score));
      return isProven ? best : undefined;
    },
    bestsOf: (account) => store.bestsOf(account),
    versionOf: (board) => versions[board],
    heard({ newHighScore, scores = [] }) {
      if (newHighScore) for (const { board } of scores) versions[board] += 1;
    },
    looksChanged() {
      for (const { id } of leaderboards) versions[id] += 1;
    },
  };
}

const spanOf = (board: PublicBoard, scope: Scope): Span =>
  leaderboardOf(board).tiers.find(({ name }) => name === scope) ?? GLOBE;
