import type { Position } from './minimap.ts';

/** Commands of a player; positions in units of the minimap. */
export type RiftGuesserCommand =
  | { readonly type: 'setGuess'; readonly position: Position }
  | { readonly type: 'submitGuess'; readonly position: Position }
  | { readonly type: 'startNextRound' };

/**
 * Why a command is refused: a place off the map, a command of another phase, or a command too early in its phase
 * (`look_first`: locking in during the first second; `answer_shown`: starting the next round during a reveal).
 */
export type RiftGuesserRefusal =
  | 'off_the_map'
  | 'round_over'
  | 'round_running'
  | 'look_first'
  | 'answer_shown'
  | 'game_over';

/** Why a game is over; `expired`: the player did not return. */
export type RiftGuesserEnd = 'lifeLost' | 'playerLeft' | 'expired';

/** Events contain no positions. */
export type RiftGuesserEvent =
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'markerPlaced' }
  | { readonly type: 'answerRevealed'; readonly round: number }
  | { readonly type: 'gameEnded'; readonly end: RiftGuesserEnd; readonly score: number };
