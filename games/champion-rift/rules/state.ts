import type { GuessResult } from './compare.ts';

/** A guess that counted. The result is kept as it was shown, so that no change of facts alters a board. */
export type CountedGuess = { readonly championId: string; readonly result: GuessResult };

/** One player's rift of one day. Plain JSON. */
export type ChampionRiftState = {
  readonly day: string;
  readonly answerId: string;
  readonly streakBefore: number;
  readonly rewardEssence: number;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Oldest first. */
  readonly guesses: readonly CountedGuess[];
  /** Rises by one with every counted guess. */
  readonly version: number;
  readonly over: boolean;
};
