import type { CommandOf } from '@hub/engine/wire/envelope';
import type { ChainState, chainOfLegends } from '../game.ts';

/** Whether the turn for which an answer was given has not ended: only an answer or the time ends it. */
export const isUnanswered = (
  { action, payload }: CommandOf<typeof chainOfLegends>,
  { turn, gameOver }: ChainState,
): boolean => action === 'submitChampion' && payload.turn === turn && !gameOver;
