import type { Position } from './minimap.ts';

/** All that a player can do; positions in units of the minimap. */
export type RiftGuesserCommand =
  | { readonly type: 'setGuess'; readonly position: Position }
  | { readonly type: 'submitGuess'; readonly position: Position }
  | { readonly type: 'startNextRound' };

/**
 * Why something is not done: a place that is not on the map, a command for another phase, or one that comes too early in
 * its phase (`look_first`: the marker in the first second of a round; `answer_shown`: the next round during a reveal).
 */
export type RiftGuesserRefusal =
  | 'off_the_map'
  | 'round_over'
  | 'round_running'
  | 'look_first'
  | 'answer_shown'
  | 'game_over';

/** Why a game is over; `expired` is one that nobody came back to. */
export type RiftGuesserEnd = 'lifeLost' | 'playerLeft' | 'expired';

/** None of them says where anything is. */
export type RiftGuesserEvent =
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'markerPlaced' }
  | { readonly type: 'answerRevealed'; readonly round: number }
  | { readonly type: 'gameEnded'; readonly end: RiftGuesserEnd; readonly score: number };
