import type { Audience } from '@hub/engine/kernel/rules';
import type { GuessResult } from './compare.ts';
import { type ChampionRiftFacts, championById } from './facts.ts';
import type { ChampionRiftState } from './state.ts';

type ChampionSummary = { id: string; name: string; image: string };

/** A rift as it goes out, in the names of the wire; the id of the game is added by whoever hosts it. */
export type ChampionRiftView = {
  version: number;
  day: string;
  /** The whole roster. */
  championsData: ChampionSummary[];
  /** Oldest first. */
  guesses: GuessResult[];
  lastGuessResult: GuessResult | null;
  gameOver: boolean;
  /** The answer, null until the rift is over. */
  champion: (ChampionSummary & { title: string }) | null;
  /** Blue Essence, 0 until the rift is over. */
  reward: number;
  /** Consecutive days completed, this rift included once it is over. */
  streak: number;
};

/**
 * What the player may see. Every guess is a hint about everybody's answer of the day, so nobody else
 * sees the board or, at the end, the answer.
 */
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
    championsData: facts.champions.map(({ id, name, image }) => ({ id, name, image })),
    guesses,
    lastGuessResult: guesses.at(-1) ?? null,
    gameOver: state.over,
    champion: isPlayer && state.over ? reveal(facts, state.answerId) : null,
    reward: state.over ? state.rewardEssence : 0,
    streak: state.over ? state.streakBefore + 1 : state.streakBefore,
  };
}

function reveal(facts: ChampionRiftFacts, answerId: string): ChampionRiftView['champion'] {
  const { id, name, image, title } = championById(facts, answerId);
  return { id, name, image, title };
}
