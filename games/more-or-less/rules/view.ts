import type { Guess, MoreOrLessEnd } from './command.ts';
import { type MoreOrLessFacts, type PricedItem, tierOf } from './facts.ts';
import { absenceOf, isComplete, isCorrect, type MoreOrLessMode, type MoreOrLessState } from './state.ts';

/** An item on a card, in the names of the wire. */
export type ItemCard = { name: string; image: string; tags: readonly string[]; gold: number };

/** A game as it goes out, in the names of the wire; the id of the game and the players' names are added by whoever hosts it. */
export type MoreOrLessView = {
  version: number;
  mode: MoreOrLessMode;
  phase: MoreOrLessState['phase'];
  score: number;
  /** The tier of the score; the pair differs by at most `maxGoldDiff`. */
  tier: { name: string; maxGoldDiff: number };
  /** By taken seat, with what each guesses at the moment. */
  players: {
    seat: number;
    guess: Guess | null;
    isConnected: boolean;
    /** Milliseconds since the connection was lost; null for a player who is connected or has left. */
    awayMs: number | null;
  }[];
  currentItem: ItemCard;
  /** Without `gold` until the price is revealed. */
  nextItem: Omit<ItemCard, 'gold'> & { gold?: number };
  /** The guess that counts for everybody, null until the price is revealed. */
  lockedGuess: Guess | null;
  /** Whether it was right. */
  isCorrect: boolean | null;
  /** Milliseconds until the game goes on by itself; null when nothing hurries the players. */
  remainingMs: number | null;
  gameOver: boolean;
  /** Why it is over, null before. */
  end: MoreOrLessEnd | null;
  /** Blue Essence for each player, 0 until the game is over. */
  reward: number;
};

/** Everybody sees the same: both guesses, but no price of the next item before the reveal. */
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
    gameOver: isOver,
    end: state.end,
    reward: isOver ? rewardOf(state) : 0,
  };
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
  const hasNoClock = phase === 'waiting' ? !isComplete(state) : phase === 'guessing' && mode === 'single';
  return deadline === null || hasNoClock ? null : Math.max(0, deadline - now);
}
