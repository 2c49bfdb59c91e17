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
  /** Items that the player has seen in a trial, oldest first; the game goes on with the last one. */
  readonly shownIds?: readonly number[];
};

/**
 * Creates a game with the first player on seat 0. A solo game starts at once, a coop game waits for the mate. Throws a
 * RangeError unless `seats` is 1 for `single` and 2 for `multi`.
 */
export function setUpGame(
  { mode, essencePerAnswer, practice, shownIds = [] }: MoreOrLessOptions,
  { seats, seed, now }: { readonly seats: number; readonly seed: string; readonly now: number },
  facts: MoreOrLessFacts,
): MoreOrLessState {
  if (seats !== SEATS[mode]) throw new RangeError(`${mode} is not for ${seats}`);
  const [drawn, afterFirst] = drawFirst(randomFrom(seed), facts);
  const shown = facts.items.find(({ id }) => id === shownIds.at(-1));
  const currentItem = shown ?? drawn;
  const trail = shown ? { ...trailFrom(shown), recentIds: shownIds } : trailFrom(drawn);
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
