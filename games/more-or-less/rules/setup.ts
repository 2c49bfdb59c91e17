import { type Random, randomFrom } from '@hub/engine/kernel/random';
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
  const state: MoreOrLessState = {
    mode,
    essencePerAnswer,
    openedAt: now,
    ...drawItems(randomFrom(seed), shownIds, facts),
    ...UNPLAYED,
    isPresent: [true],
    absences: [],
    ...(practice && { practice }),
    version: 0,
  };
  return mode === 'single' ? beginRound(state, now) : beginWaiting(state, now);
}

/** What a game has before its first round. */
const UNPLAYED = {
  phase: 'waiting',
  score: 0,
  guesses: [],
  lockedGuess: null,
  deadline: null,
  end: null,
} as const;

/** Draws the first two items; the first one is the last of `shownIds` if there are any. */
function drawItems(
  random: Random,
  shownIds: readonly number[],
  facts: MoreOrLessFacts,
): Pick<MoreOrLessState, 'random' | 'currentItem' | 'nextItem' | 'recentIds'> {
  const [drawn, afterFirst] = drawFirst(random, facts);
  const shown = facts.items.find(({ id }) => id === shownIds.at(-1));
  const currentItem = shown ?? drawn;
  const trail = shown ? { ...trailFrom(shown), recentIds: shownIds } : trailFrom(drawn);
  const [nextItem, next] = drawNext(afterFirst, trail, facts);
  return { random: next, currentItem, nextItem, recentIds: follow(trail, nextItem).recentIds };
}

/** Starts another game of the same two players in the same room. */
export function setUpRematch(state: MoreOrLessState, now: number, facts: MoreOrLessFacts): MoreOrLessState {
  const { mode, essencePerAnswer, isPresent, absences = [], games = 1, version } = state;
  const again = { mode, essencePerAnswer, isPresent, absences, games: games + 1, version, openedAt: now };
  return beginWaiting({ ...again, ...drawItems(state.random, [], facts), ...UNPLAYED }, now);
}
