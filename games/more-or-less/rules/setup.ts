import { randomFrom } from '@hub/engine/kernel/random';
import { drawFirst, drawNext, follow, trailFrom } from './draw.ts';
import type { MoreOrLessFacts } from './facts.ts';
import { beginRound, beginWaiting } from './round.ts';
import { type MoreOrLessMode, type MoreOrLessState, SEATS } from './state.ts';

/** What is settled when a game is opened. */
export type MoreOrLessOptions = {
  readonly mode: MoreOrLessMode;
  /** Blue Essence for a right answer. */
  readonly essencePerAnswer: number;
};

/**
 * A fresh game with the first player on seat 0: alone it begins at once, together it waits for the mate. Throws a
 * RangeError unless `seats` is 1 for `single` and 2 for `multi`.
 */
export function setUpGame(
  { mode, essencePerAnswer }: MoreOrLessOptions,
  { seats, seed, now }: { readonly seats: number; readonly seed: string; readonly now: number },
  facts: MoreOrLessFacts,
): MoreOrLessState {
  if (seats !== SEATS[mode]) throw new RangeError(`${mode} is not for ${seats}`);
  const [currentItem, afterFirst] = drawFirst(randomFrom(seed), facts);
  const trail = trailFrom(currentItem);
  const [nextItem, random] = drawNext(afterFirst, trail, facts);
  const state: MoreOrLessState = {
    mode,
    essencePerAnswer,
    openedAt: now,
    random,
    phase: 'waiting',
    isPresent: [true],
    absences: [],
    score: 0,
    currentItem,
    nextItem,
    recentIds: follow(trail, nextItem).recentIds,
    guesses: [],
    lockedGuess: null,
    deadline: null,
    end: null,
    version: 0,
  };
  return mode === 'single' ? beginRound(state, now) : beginWaiting(state, now);
}
