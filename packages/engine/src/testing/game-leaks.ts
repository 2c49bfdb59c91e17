import type { GameTypes } from '../kernel/rules.ts';

/**
 * How the leak suite tells the secrets of a game from what looks like them, for games that need it: exported as `leaks`
 * by `testing/leaks.ts` in the game's folder.
 */
export type GameLeaks<T extends GameTypes> = {
  /** Changes the facts, so that no public text of a frame looks like a secret. Results of the game stay. */
  mark?(facts: T['facts']): T['facts'];
  /** Public text of frames that looks like a secret. */
  readonly publicText?: RegExp;
  /** Text of frames that is public from this state on. */
  revealedIn?(state: T['state']): readonly string[];
};
