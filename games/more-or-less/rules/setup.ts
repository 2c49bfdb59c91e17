import { randomFrom } from '@hub/engine/kernel/random';
import { drawFirst, drawNext, follow, trailFrom } from './draw.ts';
import type { MoreOrLessFacts } from './facts.ts';
import { beginRound, beginWaiting } from './round.ts';
import { type MoreOrLessMode, type MoreOrLessState, SEATS } from './state.ts';

/** Input of `setup`. */
export type MoreOrLessOptions = {
  readonly mode: MoreOrLessMode;
  /** Blue Essence per correct answer. */
  readonly essencePerAnswer: number;
  /** Set for a game that counts for nothing. */
  readonly practice?: true | undefined;
};

/**
 * Creates a game with the first player on seat 0. A solo game starts at once, a coop game waits for the mate. Throws a
 * RangeError unless `seats` is 1 for `single` and 2 for `multi`.
 */
export function setUpGame(
  { mode, essencePerAnswer, practice }: MoreOrLessOptions,
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
    ...(practice && { practice }),
    version: 0,
  };
  return mode === 'single' ? beginRound(state, now) : beginWaiting(state, now);
}
