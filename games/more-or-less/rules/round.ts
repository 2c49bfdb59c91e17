import { soloDeadline } from '@hub/engine/score/rules';
import type { Guess, MoreOrLessEnd } from './command.ts';
import { drawNext, follow, type Trail } from './draw.ts';
import type { MoreOrLessFacts } from './facts.ts';
import { isComplete, isCorrect, type MoreOrLessState } from './state.ts';

/** From both players being connected to the first round. */
const START_DELAY_MS = 2_000;
/** Length of a coop round. */
export const COOP_ROUND_MS = 30_000;
/** Time that a price is shown. */
export const REVEAL_MS = 1_500;
/** Longest wait for the mate, the same as for a lobby that does not start. */
const WAIT_FOR_MATE_MS = 30 * 60_000;
/** How long a mate who is asked to play again may take to answer. Decision 063. */
export const REMATCH_MS = 60_000;

/** Waits for the mate or, when both are connected, for the delay before the first round. */
export const beginWaiting = (state: MoreOrLessState, now: number): MoreOrLessState => ({
  ...state,
  deadline: isComplete(state) ? now + START_DELAY_MS : state.openedAt + WAIT_FOR_MATE_MS,
});

/** Starts guessing. Coop rounds have 30 s; solo rounds have no clock except the end of the game. */
export const beginRound = (state: MoreOrLessState, now: number): MoreOrLessState => ({
  ...state,
  phase: 'guessing',
  roundAt: now,
  guesses: [],
  lockedGuess: null,
  deadline: state.mode === 'multi' ? now + COOP_ROUND_MS : soloDeadline(state.openedAt, now, COOP_ROUND_MS),
});

/** Locks the guess for all players and reveals the price. */
export const reveal = (state: MoreOrLessState, guess: Guess, now: number): MoreOrLessState => ({
  ...state,
  phase: 'revealing',
  lockedGuess: guess,
  deadline: now + REVEAL_MS,
});

/** Counts the correct answer and starts the next round; the guessed item becomes the current one. */
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

/** Ends the game. A correct answer that is being revealed counts. Two players who are still there can play again. */
export const endGame = (state: MoreOrLessState, end: MoreOrLessEnd, now: number): MoreOrLessState => {
  const wasPlayed = state.mode === 'multi' && end !== 'nobodyJoined';
  const isOpen = wasPlayed && !state.isPresent.includes(false);
  return {
    ...state,
    phase: 'over',
    score: state.score + (isCorrect(state) === true ? 1 : 0),
    deadline: isOpen ? now + WAIT_FOR_MATE_MS : null,
    ...(wasPlayed && { rematch: { status: isOpen ? 'open' : 'left' } }),
    end,
  };
};
