import type { ScoreState } from '@hub/engine/score/rules';
import type { Guess, MoreOrLessEnd } from './command.ts';
import type { PricedItem } from './facts.ts';

/** One player alone, or two together. */
export type MoreOrLessMode = 'single' | 'multi';

/** The current guess of a seat. */
type StandingGuess = { readonly seat: number; readonly guess: Guess };

/** A disconnected player, and since when (ms since 1970). */
type Absence = { readonly seat: number; readonly since: number };

/** Answer times of a game: of each locked guess, from the start of its round. */
export type Pace = {
  readonly answers: number;
  /** Answers within `FAST_MS`. */
  readonly fast: number;
  readonly totalMs: number;
};

/**
 * Whether a finished coop game can be played again by the same two: nobody has asked, the player of a seat has asked, a player has
 * left, or the mate did not answer.
 */
export type Rematch =
  | { readonly status: 'open' | 'left' | 'unanswered' }
  | { readonly status: 'asked'; readonly by: number };

/**
 * State of one game. Its score is the number of correct answers; the current one is added when its reveal is over. It has no
 * deadline once it is over and no rematch is possible.
 */
export type MoreOrLessState = ScoreState & {
  readonly mode: MoreOrLessMode;
  /** Blue Essence per correct answer. */
  readonly essencePerAnswer: number;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** `waiting` for the mate, `guessing`, `revealing` the price, or `over`. */
  readonly phase: 'waiting' | 'guessing' | 'revealing' | 'over';
  /** By taken seat: false once its player has left. */
  readonly isPresent: readonly boolean[];
  /** Disconnected players of a coop game whose seats are held. Absent in games of earlier versions. */
  readonly absences?: readonly Absence[];
  readonly currentItem: PricedItem;
  /** Its price is secret while players guess. */
  readonly nextItem: PricedItem;
  /** The last 12 items shown, oldest first, including `nextItem`. */
  readonly recentIds: readonly number[];
  /** At most one per seat, oldest first. */
  readonly guesses: readonly StandingGuess[];
  /** The guess that counts for all players; null until the reveal. */
  readonly lockedGuess: Guess | null;
  /** When the last round started (ms since 1970); absent before the first, and in games of earlier versions. */
  readonly roundAt?: number;
  /** Figures for the check at the end of the game; absent before the first answer. */
  readonly pace?: Pace;
  readonly end: MoreOrLessEnd | null;
  /** Set when a coop game is over; absent in games that older builds have ended. */
  readonly rematch?: Rematch;
  /** Games begun in this room; absent in the first. */
  readonly games?: number;
};

/** Number of players in each mode. */
export const SEATS = { single: 1, multi: 2 } as const satisfies Record<MoreOrLessMode, number>;

/** The absence of a player; undefined if the player is connected or has left. */
export const absenceOf = ({ absences = [] }: MoreOrLessState, seat: number): Absence | undefined =>
  absences.find((absence) => absence.seat === seat);

/** The other absences. */
export const absencesWithout = ({ absences = [] }: MoreOrLessState, seat: number): readonly Absence[] =>
  absences.filter((absence) => absence.seat !== seat);

/** Whether all seats are taken and connected. */
export const isComplete = ({ mode, isPresent, absences = [] }: MoreOrLessState): boolean =>
  isPresent.length === SEATS[mode] && !isPresent.includes(false) && absences.length === 0;

/** Whether the players of a finished game can still play again in this room. */
export const awaitsRematch = ({ phase, deadline }: MoreOrLessState): boolean =>
  phase === 'over' && deadline !== null;

/** Whether the locked guess is correct; undefined if no guess is locked. */
export function isCorrect({ lockedGuess, currentItem, nextItem }: MoreOrLessState): boolean | undefined {
  if (lockedGuess === null) return undefined;
  return lockedGuess === (nextItem.priceGold > currentItem.priceGold ? 'higher' : 'lower');
}
