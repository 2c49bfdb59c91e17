import type { Random } from '@hub/engine/kernel/random';
import type { Guess, MoreOrLessEnd } from './command.ts';
import type { PricedItem } from './facts.ts';

/** One player alone, or two together. */
export type MoreOrLessMode = 'single' | 'multi';

/** A guess that stands until its player changes it or the round is over. */
export type StandingGuess = { readonly seat: number; readonly guess: Guess };

/** A player without a connection, and since when (ms since 1970). */
export type Absence = { readonly seat: number; readonly since: number };

/** How quickly a run was played: of a guess that counts, from the beginning of its round. */
export type Pace = {
  readonly answers: number;
  /** Answers within `FAST_MS`. */
  readonly fast: number;
  readonly totalMs: number;
};

/** One game. Plain JSON. */
export type MoreOrLessState = {
  readonly mode: MoreOrLessMode;
  /** Blue Essence for a right answer. */
  readonly essencePerAnswer: number;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly random: Random;
  /** `waiting` for the mate, `guessing`, `revealing` the price, or `over`. */
  readonly phase: 'waiting' | 'guessing' | 'revealing' | 'over';
  /** By taken seat: false once its player has left. */
  readonly isPresent: readonly boolean[];
  /** Players of a coop game whose connection is lost and whose seat is held. Missing in games stored before it existed. */
  readonly absences?: readonly Absence[];
  /** Right answers; the one of a reveal counts when the reveal is over. */
  readonly score: number;
  readonly currentItem: PricedItem;
  /** Its price is a secret while players guess. */
  readonly nextItem: PricedItem;
  /** The last 12 items shown, oldest first, `nextItem` included. */
  readonly recentIds: readonly number[];
  /** At most one a seat, the longest standing first. */
  readonly guesses: readonly StandingGuess[];
  /** The guess that counts for everybody, from the reveal on. */
  readonly lockedGuess: Guess | null;
  /** When the last round began (ms since 1970); missing before the first, and in games of earlier versions. */
  readonly roundAt?: number;
  /** How it was played, for the judgement at its end; missing before the first answer. */
  readonly pace?: Pace;
  /** When the game goes on by itself (ms since 1970), null once it is over. */
  readonly deadline: number | null;
  readonly end: MoreOrLessEnd | null;
  /** Rises by one with every change. */
  readonly version: number;
};

/** How many play in each mode. */
export const SEATS = { single: 1, multi: 2 } as const satisfies Record<MoreOrLessMode, number>;

/** The absence of a player; undefined for a player who is connected or has left. */
export const absenceOf = ({ absences = [] }: MoreOrLessState, seat: number): Absence | undefined =>
  absences.find((absence) => absence.seat === seat);

/** The other absences. */
export const absencesWithout = ({ absences = [] }: MoreOrLessState, seat: number): readonly Absence[] =>
  absences.filter((absence) => absence.seat !== seat);

/** Whether every seat is taken by a connected player. */
export const isComplete = ({ mode, isPresent, absences = [] }: MoreOrLessState): boolean =>
  isPresent.length === SEATS[mode] && !isPresent.includes(false) && absences.length === 0;

/** Whether the locked guess is right; undefined while none is locked. */
export function isRight({ lockedGuess, currentItem, nextItem }: MoreOrLessState): boolean | undefined {
  if (lockedGuess === null) return undefined;
  return lockedGuess === (nextItem.priceGold > currentItem.priceGold ? 'higher' : 'lower');
}
