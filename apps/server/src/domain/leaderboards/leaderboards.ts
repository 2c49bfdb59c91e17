import type { Scope } from '@hub/protocol/http/leaderboards';
import type { AccountId, PlayerId } from '@hub/protocol/ids';
import { LEADERBOARD_PAGE } from '@hub/protocol/limits';
import { BOARD_SCORE_MAX, MORE_OR_LESS_TIERS, RIFT_GUESSER_TIERS, type Tier } from '@hub/protocol/tiers';
import type { Board, Settlement } from '../rooms/ports.ts';
import { fold } from './fold.ts';
import type { Best, LeaderboardStore, Page, PageRequest, Span } from './ports.ts';

/** The boards that everybody may see. */
export type PublicBoard = Exclude<Board, 'more_or_less_coop'>;

const TIERS: Readonly<Record<PublicBoard, readonly Tier[]>> = {
  more_or_less: MORE_OR_LESS_TIERS,
  rift_guesser: RIFT_GUESSER_TIERS,
};

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
  const versions: Record<Board, number> = { more_or_less: 0, more_or_less_coop: 0, rift_guesser: 0 };
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
      versions.more_or_less += 1;
      versions.rift_guesser += 1;
    },
  };
}

const spanOf = (board: PublicBoard, scope: Scope): Span =>
  TIERS[board].find(({ name }) => name === scope) ?? GLOBE;
