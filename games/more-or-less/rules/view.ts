import { type MoreOrLessFacts, type PricedItem, tierOf } from './facts.ts';
import { absenceOf, isComplete, isCorrect, type MoreOrLessState } from './state.ts';

/**
 * The public view of a game; the binding adds the game's id and the players' names. All players see the same: both guesses, but
 * no price of the next item before the reveal.
 */
export function viewOfGame(state: MoreOrLessState, now: number, facts: MoreOrLessFacts) {
  const { name, maxGoldDiff } = tierOf(facts, state.score);
  const isPriceShown = state.phase === 'over' || state.phase === 'revealing';
  const { priceGold } = state.nextItem;
  return {
    mode: state.mode,
    phase: state.phase,
    tier: { name, maxGoldDiff },
    /** By taken seat. */
    players: state.isPresent.map((isPresent, seat) => playerOf(state, seat, isPresent, now)),
    currentItem: { ...cardOf(state.currentItem), gold: state.currentItem.priceGold },
    nextItem: { ...cardOf(state.nextItem), ...(isPriceShown && { gold: priceGold }) },
    lockedGuess: state.lockedGuess,
    isCorrect: isCorrect(state) ?? null,
    /** Until the phase ends; null if players have no clock. */
    remainingMs: remainingMs(state, now),
    end: state.end,
    rematch: rematchOf(state, now),
  };
}

/** Undefined until a coop game is over. `timeLeftMs`: until the mate's answer is not waited for any more. */
function rematchOf({ rematch, deadline }: MoreOrLessState, now: number) {
  if (rematch === undefined) return undefined;
  const isAsked = rematch.status === 'asked';
  const timeLeftMs = isAsked && deadline !== null ? Math.max(0, deadline - now) : null;
  return { status: rematch.status, by: isAsked ? rematch.by : null, timeLeftMs };
}

/** Blue Essence for each player. */
export const rewardOf = ({ score, essencePerAnswer }: MoreOrLessState): number => score * essencePerAnswer;

function playerOf(state: MoreOrLessState, seat: number, isPresent: boolean, now: number) {
  const absence = absenceOf(state, seat);
  return {
    seat,
    guess: state.guesses.find((standing) => standing.seat === seat)?.guess ?? null,
    /** Whether it counts when the time is over and the picks differ: it is the older one. */
    counts: state.guesses.length > 1 && state.guesses[0]?.seat === seat,
    isConnected: isPresent && absence === undefined,
    /** Since the connection was lost; null for a player who is connected or has left. */
    awayMs: absence === undefined ? null : Math.max(0, now - absence.since),
  };
}

const cardOf = ({ name, image, tags }: PricedItem) => ({ name, image, tags });

function remainingMs(state: MoreOrLessState, now: number): number | null {
  const { deadline, phase, mode } = state;
  const hasNoClock =
    phase === 'over' ||
    (phase === 'waiting' ? !isComplete(state) : phase === 'guessing' && mode === 'single');
  return deadline === null || hasNoClock ? null : Math.max(0, deadline - now);
}
