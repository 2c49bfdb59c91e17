import type { GameName } from '@hub/protocol/games';

/** What a player has done of a UTC day's ring. */
export type DayRing = {
  /** The completed daily games, by the id of the game. */
  readonly dailies: readonly { readonly mode: string; readonly attempts: number }[];
  /** The best game for a score, if any brought points. */
  readonly score: { readonly game: GameName; readonly score: number } | null;
  /** A game with other players, one won against bots, or the game of a league's duel that brought points. */
  readonly table: GameName | null;
};

/** Whether every piece is there: all daily games, a game for a score and a game at a table. */
export const isFull = ({ dailies, score, table }: DayRing, dailyGames: number): boolean =>
  dailies.length >= dailyGames && score !== null && table !== null;
