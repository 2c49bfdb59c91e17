import type { GuessResult } from './compare.ts';

/** A counted guess. The result is stored as shown, so that later facts do not change it. */
type CountedGuess = { readonly championId: string; readonly result: GuessResult };

/** State of one player's rift of one day. Plain JSON. */
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
