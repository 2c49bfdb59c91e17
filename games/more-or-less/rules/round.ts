import type { Guess, MoreOrLessEnd } from './command.ts';
import { drawNext, follow, type Trail } from './draw.ts';
import type { MoreOrLessFacts } from './facts.ts';
import { isComplete, isRight, type MoreOrLessState } from './state.ts';

/** From both players being there to the first round. games 9. */
export const START_DELAY_MS = 2_000;
/** For two to agree. Decisions, More or Less. */
export const COOP_ROUND_MS = 30_000;
/** How long a price is shown. games 9. */
export const REVEAL_MS = 1_500;
/** How long an invited mate is waited for, as long as for a lobby that does not start. */
export const WAIT_FOR_MATE_MS = 30 * 60_000;
/** How long a solo game waits for its player, from its opening. Decision D13. */
export const SOLO_GAME_MS = 24 * 3_600_000;

/** Waits for the mate or, when both are there, a moment for both to get ready. */
export const beginWaiting = (state: MoreOrLessState, now: number): MoreOrLessState => ({
  ...state,
  deadline: isComplete(state) ? now + START_DELAY_MS : state.openedAt + WAIT_FOR_MATE_MS,
});

/** Asks about the pair. Together 30 s are left; alone there is no hurry but the game's own end. */
export const beginRound = (state: MoreOrLessState, now: number): MoreOrLessState => ({
  ...state,
  phase: 'guessing',
  roundAt: now,
  guesses: [],
  lockedGuess: null,
  deadline:
    state.mode === 'multi'
      ? now + COOP_ROUND_MS
      : // A round that begins just before the end of the day is not cut off in its first moment.
        Math.max(state.openedAt + SOLO_GAME_MS, now + COOP_ROUND_MS),
});

/** Shows the price; this guess counts for everybody. */
export const reveal = (state: MoreOrLessState, guess: Guess, now: number): MoreOrLessState => ({
  ...state,
  phase: 'revealing',
  lockedGuess: guess,
  deadline: now + REVEAL_MS,
});

/** Counts a right answer and asks about the next pair: what was guessed is now compared with. */
export function nextRound(state: MoreOrLessState, now: number, facts: MoreOrLessFacts): MoreOrLessState {
  const { nextItem: currentItem, recentIds } = state;
  const score = state.score + 1;
  const trail: Trail = { last: currentItem, recentIds, score };
  const [nextItem, random] = drawNext(state.random, trail, facts);
  const next = {
    ...state,
    random,
    score,
    currentItem,
    nextItem,
    recentIds: follow(trail, nextItem).recentIds,
  };
  return beginRound(next, now);
}

/** The end. A right answer that is just being shown counts. */
export const endGame = (state: MoreOrLessState, end: MoreOrLessEnd): MoreOrLessState => ({
  ...state,
  phase: 'over',
  score: state.score + (isRight(state) === true ? 1 : 0),
  deadline: null,
  end,
});
