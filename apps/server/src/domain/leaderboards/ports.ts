import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { Board } from '@hub/protocol/games';

/** Best scores from one to another, both included. */
export type Span = { readonly min: number; readonly max: number };

/** A player on a board. */
export type Entry = {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly score: number;
  /** 1 + players of the same list with a higher best. */
  readonly rank: number;
  /** Class of the username effect worn. */
  readonly cssClass: string | null;
};

/** Part of a list, and how long the whole list is. */
export type Page = { readonly entries: readonly Entry[]; readonly total: number };
export type PageRequest = { readonly offset: number; readonly limit: number };

/** An account's best of a board; without a rank when nobody sees it there. */
export type Best = { readonly board: Board; readonly score: number; readonly rank: number | null };

/**
 * The boards as they are read; a settlement writes them. Players whose account is deleted are on none. The cost of
 * everything here grows with the number of different scores, not with the number of players.
 */
export type LeaderboardStore = {
  /** Best first; within a score whoever got there first. */
  page(board: Board, span: Span, request: PageRequest): Promise<Page>;
  /** Players whose folded name contains the needle, best first; at most `LEADERBOARD_SEARCH_MAX` are found. */
  search(board: Board, needle: string, request: PageRequest): Promise<Page>;
  /** A player's best, and the rank that it has among those in the span. */
  standing(
    board: Board,
    player: PlayerId,
    span: Span,
  ): Promise<{ readonly score: number; readonly rank: number } | undefined>;
  /** How many stand above a player on the whole board. */
  ahead(board: Board, player: PlayerId): Promise<number | undefined>;
  /** How many others than this account there are, and how many of them have a best below the score. */
  others(
    board: Board,
    account: AccountId,
    score: number,
  ): Promise<{ readonly all: number; readonly below: number }>;
  /** Whether a finished game of the account ended with that score. */
  hasScored(board: Board, account: AccountId, score: number): Promise<boolean>;
  bestsOf(account: AccountId): Promise<readonly Best[]>;
};
