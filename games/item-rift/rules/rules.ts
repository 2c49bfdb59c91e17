import type { ItemAttributes } from '@hub/catalog/item-attributes';
import { compareLists, compareOrdered, compareValues } from '@hub/engine/daily/compare';
import type { DailyEntry, DailyFacts } from '@hub/engine/daily/facts';
import { type DailyTypes, dailyRules } from '@hub/engine/daily/rules';
import { descriptor } from '../descriptor.ts';
import type { GuessResult } from '../game.ts';

/** An item as the rules use it: what they compare, and what players see of it. */
export type RiftItem = ItemAttributes & DailyEntry;
export type ItemRiftFacts = DailyFacts<RiftItem>;

export type ItemRiftParts = { entry: RiftItem; result: GuessResult; reveal: object; clues: null };
export type ItemRiftTypes = DailyTypes<ItemRiftParts>;

/** Compares the guessed item with the answer, attribute by attribute. Stored games contain these fields. */
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

/** Item Rift: one player names items until the guess is the item of the day. */
export const itemRiftRules = dailyRules<ItemRiftParts>({
  name: descriptor.id,
  stateVersion: 1,
  compare: compareItems,
  hasHardMode: true,
  reveal: () => ({}),
});
