/** Whether the next item costs more or less than the current one. */
export type Guess = 'higher' | 'lower';

/** Commands of a player: take the second seat of a coop game, and guess. */
export type MoreOrLessCommand =
  | { readonly type: 'join' }
  /** After a coop game: asks the mate for another one, or accepts. */
  | { readonly type: 'again' }
  | { readonly type: 'guess'; readonly guess: Guess };

/** Why a command is refused; `round_over`: the price is revealed or the time is over. */
export type MoreOrLessRefusal = 'game_full' | 'not_seated' | 'not_started' | 'round_over' | 'game_over';

/** Why a game is over. `nobodyJoined`: it was never played. `expired`: the solo player did not return. */
export type MoreOrLessEnd = 'wrongGuess' | 'noGuess' | 'playerLeft' | 'nobodyJoined' | 'expired';

export type MoreOrLessEvent =
  | { readonly type: 'playerJoined'; readonly seat: number }
  | { readonly type: 'playerReturned'; readonly seat: number }
  | { readonly type: 'playerLeft'; readonly seat: number }
  /** A seated player lost the connection, or is connected again. */
  | { readonly type: 'connectionChanged'; readonly seat: number }
  | { readonly type: 'roundStarted' }
  | { readonly type: 'guessPlaced'; readonly seat: number; readonly guess: Guess }
  | { readonly type: 'itemRevealed'; readonly isCorrect: boolean }
  /** A player asks for a rematch, both have said yes, or there will be none. */
  | { readonly type: 'rematchAsked' | 'rematchBegan' | 'rematchOver' }
  | { readonly type: 'gameEnded'; readonly end: MoreOrLessEnd; readonly score: number };
