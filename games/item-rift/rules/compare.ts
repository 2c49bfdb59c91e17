import { type Attribute, compareLists, compareOrdered, compareValues } from '@hub/engine/daily/compare';
import type { RiftItem } from './facts.ts';

/** Result of a guess, by attribute. Fields have the names of the protocol, because stored games contain them. */
export type GuessResult = {
  id: string;
  name: Attribute<string>;
  /** Gold. */
  price: Attribute<number>;
  rank: Attribute<string>;
  stats: Attribute<string[]>;
  buildsFrom: Attribute<string[]>;
  buildsInto: Attribute<number>;
  components: Attribute<number>;
  /** Gold. */
  sellPrice: Attribute<number>;
};

/** Compares the guessed item with the answer, attribute by attribute. */
export const compareItems = (guess: RiftItem, answer: RiftItem): GuessResult => ({
  id: guess.id,
  name: compareValues(guess.name, answer.name),
  price: compareOrdered(guess.priceGold, answer.priceGold),
  rank: compareValues(guess.rank, answer.rank),
  stats: compareLists(guess.stats, answer.stats),
  buildsFrom: compareLists(guess.buildsFrom, answer.buildsFrom),
  buildsInto: compareOrdered(guess.buildsInto, answer.buildsInto),
  components: compareOrdered(guess.components, answer.components),
  sellPrice: compareOrdered(guess.sellGold, answer.sellGold),
});
