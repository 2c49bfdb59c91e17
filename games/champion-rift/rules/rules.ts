import type { Champion } from '@hub/catalog/champion-schema';
import { compareLists, compareOrdered, compareValues } from '@hub/engine/daily/compare';
import type { DailyFacts } from '@hub/engine/daily/facts';
import { dailyRules } from '@hub/engine/daily/rules';
import type { DailyState } from '@hub/engine/daily/state';
import { descriptor } from '../descriptor.ts';
import type { GuessResult } from '../game.ts';

export type ChampionRiftFacts = DailyFacts<Champion>;
export type ChampionRiftParts = {
  entry: Champion;
  result: GuessResult;
  reveal: { title: string };
  clues: null;
};

/** Compares the guessed champion with the answer, attribute by attribute. Stored games contain these fields. */
export const compareChampions = (guess: Champion, answer: Champion): GuessResult => ({
  image: guess.image,
  name: compareValues(guess.name, answer.name),
  position: compareLists(guess.positions, answer.positions),
  role: compareLists(guess.roles, answer.roles),
  region: compareLists(guess.regions, answer.regions),
  damage: compareValues(guess.damage, answer.damage),
  rangetype: compareLists(guess.rangeTypes, answer.rangeTypes),
  resource: compareValues(guess.resource, answer.resource),
  price: compareOrdered(guess.priceEssence, answer.priceEssence),
  releaseDate: compareOrdered(guess.releaseDate, answer.releaseDate),
});

/** Champion Rift: one player names champions until the guess is the champion of the day. */
export const championRiftRules = dailyRules<ChampionRiftParts>({
  name: descriptor.id,
  stateVersion: 2,
  upgrade: upgradeRift,
  compare: compareChampions,
  hasHardMode: true,
  reveal: ({ title }) => ({ title }),
});

/** State of version 1: guesses named their champion in `championId`. */
type FirstState = Omit<DailyState<GuessResult>, 'guesses'> & {
  readonly guesses: readonly { readonly championId: string; readonly result: GuessResult }[];
};

/** Converts a stored rift of version 1; returns undefined for an unknown version. */
function upgradeRift({
  state,
  stateVersion,
}: {
  readonly state: unknown;
  readonly stateVersion: number;
}): DailyState<GuessResult> | undefined {
  if (stateVersion !== 1) return undefined;
  const { guesses, ...rest } = state as FirstState;
  return { ...rest, guesses: guesses.map(({ championId, result }) => ({ id: championId, result })) };
}
