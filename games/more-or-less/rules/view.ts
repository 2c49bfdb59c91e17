import type { Guess, MoreOrLessEnd } from './command.ts';
import { type MoreOrLessFacts, type PricedItem, tierOf } from './facts.ts';
import {
  absenceOf,
  isComplete,
  isCorrect,
  type MoreOrLessMode,
  type MoreOrLessState,
  type Rematch,
} from './state.ts';

/** An item as a card shows it. */
type ItemCard = { name: string; image: string; tags: readonly string[]; gold: number };

/** The public view of a game; the binding adds the game's id and the players' names. */
export type MoreOrLessView = {
  version: number;
  mode: MoreOrLessMode;
  phase: MoreOrLessState['phase'];
  score: number;
  /** The tier of the score; the pair differs by at most `maxGoldDiff`. */
  tier: { name: string; maxGoldDiff: number };
  /** By taken seat, with the current guess. */
  players: {
    seat: number;
    guess: Guess | null;
    isConnected: boolean;
    /** Whether it counts when the time is over and the picks differ: it is the older one. */
    counts: boolean;
    /** Milliseconds since the connection was lost; null for a player who is connected or has left. */
    awayMs: number | null;
  }[];
  currentItem: ItemCard;
  /** `gold` is absent until the price is revealed. */
  nextItem: Omit<ItemCard, 'gold'> & { gold?: number };
  /** The guess that counts for all players; null until the price is revealed. */
  lockedGuess: Guess | null;
  /** Whether `lockedGuess` is correct. */
  isCorrect: boolean | null;
  /** Milliseconds until the phase ends; null if players have no clock. */
  remainingMs: number | null;
  isOver: boolean;
  /** Why it is over, null before. */
  end: MoreOrLessEnd | null;
  /** For each player; 0 until the game is over. */
  rewardEssence: number;
  isPractice: boolean;
  /** Undefined until a coop game is over. `timeLeftMs`: until the mate's answer is not waited for any more. */
  rematch: { status: Rematch['status']; by: number | null; timeLeftMs: number | null } | undefined;
};

/** All players see the same: both guesses, but no price of the next item before the reveal. */
export function viewOfGame(state: MoreOrLessState, now: number, facts: MoreOrLessFacts): MoreOrLessView {
  const { name, maxGoldDiff } = tierOf(facts, state.score);
  const isOver = state.phase === 'over';
  const isPriceShown = isOver || state.phase === 'revealing';
  return {
    version: state.version,
    mode: state.mode,
    phase: state.phase,
    score: state.score,
    tier: { name, maxGoldDiff },
    players: state.isPresent.map((isPresent, seat) => playerOf(state, seat, isPresent, now)),
    currentItem: cardOf(state.currentItem),
    nextItem: isPriceShown ? cardOf(state.nextItem) : cardWithoutPriceOf(state.nextItem),
    lockedGuess: state.lockedGuess,
    isCorrect: isCorrect(state) ?? null,
    remainingMs: remainingMs(state, now),
    isOver,
    end: state.end,
    rewardEssence: isOver ? rewardOf(state) : 0,
    isPractice: state.practice === true,
    rematch: rematchOf(state, now),
  };
}

function rematchOf({ rematch, deadline }: MoreOrLessState, now: number): MoreOrLessView['rematch'] {
  if (rematch === undefined) return undefined;
  const isAsked = rematch.status === 'asked';
  const timeLeftMs = isAsked && deadline !== null ? Math.max(0, deadline - now) : null;
  return { status: rematch.status, by: isAsked ? rematch.by : null, timeLeftMs };
}

/** Blue Essence for each player. */
export const rewardOf = ({ score, essencePerAnswer }: MoreOrLessState): number => score * essencePerAnswer;

function playerOf(
  state: MoreOrLessState,
  seat: number,
  isPresent: boolean,
  now: number,
): MoreOrLessView['players'][number] {
  const absence = absenceOf(state, seat);
  return {
    seat,
    guess: guessOf(state, seat),
    counts: state.guesses.length > 1 && state.guesses[0]?.seat === seat,
    isConnected: isPresent && absence === undefined,
    awayMs: absence === undefined ? null : Math.max(0, now - absence.since),
  };
}

const guessOf = ({ guesses }: MoreOrLessState, seat: number): Guess | null =>
  guesses.find((standing) => standing.seat === seat)?.guess ?? null;

const cardWithoutPriceOf = ({ name, image, tags }: PricedItem): Omit<ItemCard, 'gold'> => ({
  name,
  image,
  tags,
});

const cardOf = (item: PricedItem): ItemCard => ({ ...cardWithoutPriceOf(item), gold: item.priceGold });

function remainingMs(state: MoreOrLessState, now: number): number | null {
  const { deadline, phase, mode } = state;
  const hasNoClock =
    phase === 'over' ||
    (phase === 'waiting' ? !isComplete(state) : phase === 'guessing' && mode === 'single');
  return deadline === null || hasNoClock ? null : Math.max(0, deadline - now);
}
