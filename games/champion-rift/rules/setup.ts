import { type ChampionRiftFacts, championById } from './facts.ts';
import type { ChampionRiftState } from './state.ts';

/** What is settled when a player opens a day's rift. */
export type ChampionRiftOptions = {
  /** The UTC day it belongs to, `YYYY-MM-DD`. */
  readonly day: string;
  readonly answerId: string;
  /** Consecutive completed days that end with the day before. */
  readonly streakBefore: number;
  /** Blue Essence for completing it. */
  readonly rewardEssence: number;
};

/** A fresh rift; throws a RangeError when the roster does not have the answer. */
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
