import { type Attribute, compareLists, compareOrdered, compareValues } from '@hub/engine/daily/compare';
import type { RiftChampion } from './facts.ts';

/** Result of a guess, by attribute. Fields have the names of the protocol, because stored games contain them. */
export type GuessResult = {
  image: string;
  name: Attribute<string>;
  position: Attribute<string[]>;
  role: Attribute<string[]>;
  region: Attribute<string[]>;
  damage: Attribute<string>;
  rangetype: Attribute<string[]>;
  resource: Attribute<string>;
  /** Blue Essence. */
  price: Attribute<number>;
  /** `YYYY-MM-DD`. */
  releaseDate: Attribute<string>;
};

/** Compares the guessed champion with the answer, attribute by attribute. */
export const compareChampions = (guess: RiftChampion, answer: RiftChampion): GuessResult => ({
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
