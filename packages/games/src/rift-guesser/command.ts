import type { Position } from './minimap.ts';

/** All that a player can do; positions in units of the minimap. */
export type RiftGuesserCommand =
  | { readonly type: 'setGuess'; readonly position: Position }
  | { readonly type: 'submitGuess'; readonly position: Position }
  | { readonly type: 'startNextRound' };

/** Why something is not done: a place that is not on the map, or a command for another phase. */
export type RiftGuesserRefusal = 'off_the_map' | 'round_over' | 'round_running' | 'game_over';

/** Why a game is over; `expired` is one that nobody came back to. */
export type RiftGuesserEnd = 'lifeLost' | 'playerLeft' | 'expired';

/** None of them says where anything is. */
export type RiftGuesserEvent =
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'markerPlaced' }
  | { readonly type: 'answerRevealed'; readonly round: number }
  | { readonly type: 'gameEnded'; readonly end: RiftGuesserEnd; readonly score: number };
