import { type ChampionRiftFacts, championById } from './facts.ts';
import type { ChampionRiftState } from './state.ts';

/** Input of `setup`. */
export type ChampionRiftOptions = {
  /** The UTC day it belongs to, `YYYY-MM-DD`. */
  readonly day: string;
  readonly answerId: string;
  /** Consecutive completed days up to the day before. */
  readonly streakBefore: number;
  /** Blue Essence for completing it. */
  readonly rewardEssence: number;
};

/** Creates a rift. Throws a RangeError when the roster does not contain the answer. */
export function setUpRift(
  { day, answerId, streakBefore, rewardEssence }: ChampionRiftOptions,
  now: number,
  facts: ChampionRiftFacts,
): ChampionRiftState {
  return {
    day,
    answerId: championById(facts, answerId).id,
    streakBefore,
    rewardEssence,
    openedAt: now,
    guesses: [],
    version: 0,
    over: false,
  };
}
