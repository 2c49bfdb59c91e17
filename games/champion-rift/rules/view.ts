import type { Audience } from '@hub/engine/kernel/rules';
import type { GuessResult } from './compare.ts';
import { type ChampionRiftFacts, championById } from './facts.ts';
import type { ChampionRiftState } from './state.ts';

type ChampionSummary = { id: string; name: string; image: string };

/** A rift as its player may see it. */
export type ChampionRiftView = {
  version: number;
  day: string;
  /** The whole roster. */
  champions: ChampionSummary[];
  /** Oldest first. */
  guesses: GuessResult[];
  isOver: boolean;
  /** The answer, null until the rift is over. */
  answer: (ChampionSummary & { title: string }) | null;
  /** 0 until the rift is over. */
  rewardEssence: number;
  /** Consecutive completed days, including this rift once it is over. */
  streak: number;
};

/** Builds the view. All players have the same answer, so only the rift's player sees guesses and the answer. */
export function viewOfRift(
  state: ChampionRiftState,
  audience: Audience,
  facts: ChampionRiftFacts,
): ChampionRiftView {
  const isPlayer = audience.kind === 'seat';
  const guesses = isPlayer ? state.guesses.map(({ result }) => result) : [];
  return {
    version: state.version,
    day: state.day,
    champions: facts.champions.map(({ id, name, image }) => ({ id, name, image })),
    guesses,
    isOver: state.over,
    answer: isPlayer && state.over ? reveal(facts, state.answerId) : null,
    rewardEssence: state.over ? state.rewardEssence : 0,
    streak: state.over ? state.streakBefore + 1 : state.streakBefore,
  };
}

function reveal(facts: ChampionRiftFacts, answerId: string): ChampionRiftView['answer'] {
  const { id, name, image, title } = championById(facts, answerId);
  return { id, name, image, title };
}
