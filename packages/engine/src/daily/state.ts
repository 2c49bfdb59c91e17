import type { Ignored } from './hard-mode.ts';

/** Input of `setup` of a daily game. */
export type DailyOptions = {
  /** The UTC day of the puzzle, `YYYY-MM-DD`. */
  readonly day: string;
  readonly answerId: string;
  /** Length of the streak up to the day before. */
  readonly streakBefore: number;
  /** Blue Essence for completing the puzzle. */
  readonly rewardEssence: number;
  /** A past day, played for nothing; absent in a puzzle that counts. */
  readonly practice?: true;
};

/** A counted guess. The result is stored as shown, so that later facts do not change it. */
export type CountedGuess<Result> = { readonly id: string; readonly result: Result };

/** State of one player's puzzle of one day. Plain JSON. */
export type DailyState<Result> = DailyOptions & {
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Oldest first. */
  readonly guesses: readonly CountedGuess<Result>[];
  /** Increases by one with every counted guess. */
  readonly version: number;
  readonly over: boolean;
  /** Set at the end if the player asked for the answer: the puzzle is not solved. Absent otherwise. */
  readonly givenUp?: true;
  /** Set at the end if the rift was closed by then: it counts for nothing. Absent otherwise. */
  readonly late?: true;
  /** Chosen with the first guess; absent otherwise. */
  readonly hard?: true;
  /** Hard mode: the last guess, if it ignored something known and was not counted. */
  readonly refused?: RefusedGuess;
};

/** A guess that hard mode refused, with the first known thing that it ignored. */
export type RefusedGuess = Ignored & { readonly id: string };
