import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { Board } from '@hub/protocol/games';

/** An inclusive range of best scores. */
export type Span = { readonly min: number; readonly max: number };

/** A player on a board. */
export type RankedPlayer = {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly score: number;
  /** 1 + number of players in the list with a higher best. */
  readonly rank: number;
  /** CSS class of the active username effect. */
  readonly cssClass: string | null;
};

/** Part of a list, and the length of the whole list. */
export type BoardPage = { readonly entries: readonly RankedPlayer[]; readonly total: number };
export type PageRequest = { readonly offset: number; readonly limit: number };

/** Number of players with a best score. */
export type PlayersAtScore = { readonly score: number; readonly players: number };

/** An account's best on a board; the rank is null when the account is not listed. */
export type BestScore = { readonly board: Board; readonly score: number; readonly rank: number | null };

/**
 * Read access to the boards; settlements write them. Deleted accounts are not listed. The cost of every query grows
 * with the number of distinct scores, not of players.
 */
export type LeaderboardStore = {
  /** Best first; equal scores in the order in which they were reached. */
  page(board: Board, span: Span, request: PageRequest): Promise<BoardPage>;
  /** Players whose folded name contains the text, best first, `LEADERBOARD_SEARCH_MAX` at most. */
  search(board: Board, needle: string, request: PageRequest): Promise<BoardPage>;
  /** A player's best and its rank among the bests in the span. */
  scoreAndRank(
    board: Board,
    player: PlayerId,
    span: Span,
  ): Promise<{ readonly score: number; readonly rank: number } | undefined>;
  /** Number of players above a player on the whole board. */
  playersAhead(board: Board, player: PlayerId): Promise<number | undefined>;
  /** Number of other listed players, and how many of them have a best below the score. */
  countOthers(
    board: Board,
    account: AccountId,
    score: number,
  ): Promise<{ readonly all: number; readonly below: number }>;
  /** Listed players by best score, without the account and without scores of 0; ascending. */
  othersByScore(board: Board, account: AccountId): Promise<readonly PlayersAtScore[]>;
  /** Scores of the account's newest games, newest first. */
  newestScores(board: Board, account: AccountId, limit: number): Promise<readonly number[]>;
  /** Whether a finished game of the account has that score. */
  hasScored(board: Board, account: AccountId, score: number): Promise<boolean>;
  bestsOf(account: AccountId): Promise<readonly BestScore[]>;
};
