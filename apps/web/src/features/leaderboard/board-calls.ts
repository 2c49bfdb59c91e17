import { type BoardCalls, moreLessBoard, riftGuesserBoard } from '@hub/protocol/http/leaderboards';
import { MORE_OR_LESS_TIERS, RIFT_GUESSER_TIERS, type Tier } from '@hub/protocol/tiers';

/** The two games that have a board, as their calls are called. */
export type BoardName = 'moreLess' | 'riftGuesser';

/** Both boards have the same eight calls; the type of the one stands for the other. */
export const boardCalls: Readonly<Record<BoardName, typeof moreLessBoard>> = {
  moreLess: moreLessBoard,
  riftGuesser: riftGuesserBoard satisfies BoardCalls,
};

/** The tiers of a board, lowest first (platform 9). */
export const boardTiers: Readonly<Record<BoardName, readonly Tier[]>> = {
  moreLess: MORE_OR_LESS_TIERS,
  riftGuesser: RIFT_GUESSER_TIERS,
};
