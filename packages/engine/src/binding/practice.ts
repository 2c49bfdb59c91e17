import type { GameTypes } from '../kernel/rules.ts';
import type { FinishedGame } from './binding.ts';

/** Marks practice, in the options and in the state of a game. Set when the room is created; without it, the game counts. */
type PracticeMark = { readonly practice?: true };

/** Whether a game is practice, for `isPractice` of its binding. */
export const isPractice = ({ practice }: PracticeMark): boolean => practice === true;

/** Settles nothing for practice: no reward, score, match, statistics or suspicion. */
export const settleUnlessPractice =
  <T extends GameTypes & { state: PracticeMark }, Settled>(settle: (finish: FinishedGame<T>) => Settled) =>
  (finish: FinishedGame<T>): Settled | undefined =>
    finish.state.practice ? undefined : settle(finish);
