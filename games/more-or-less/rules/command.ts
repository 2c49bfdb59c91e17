/** Whether the next item costs more or less than the current one. */
export type Guess = 'higher' | 'lower';

/** All that a player can do: take the second seat of a coop game, and pick. */
export type MoreOrLessCommand = { readonly type: 'join' } | { readonly type: 'guess'; readonly guess: Guess };

/** Why something is not done; `round_over` is a guess that comes when the price is out, or too late. */
export type MoreOrLessRefusal = 'game_full' | 'not_seated' | 'not_started' | 'round_over' | 'game_over';

/** Why a game is over. `nobodyJoined` was never played; `expired` is a solo game that nobody came back to. */
export type MoreOrLessEnd = 'wrongGuess' | 'noGuess' | 'playerLeft' | 'nobodyJoined' | 'expired';

export type MoreOrLessEvent =
  | { readonly type: 'playerJoined'; readonly seat: number }
  | { readonly type: 'playerReturned'; readonly seat: number }
  | { readonly type: 'playerLeft'; readonly seat: number }
  /** A seated player has lost the connection, or is connected again. */
  | { readonly type: 'connectionChanged'; readonly seat: number }
  | { readonly type: 'roundStarted' }
  | { readonly type: 'guessPlaced'; readonly seat: number; readonly guess: Guess }
  | { readonly type: 'itemRevealed'; readonly isCorrect: boolean }
  | { readonly type: 'gameEnded'; readonly end: MoreOrLessEnd; readonly score: number };
