import { attributesOfItems, distinctItems } from '@hub/catalog/item-attributes';
import { items } from '@hub/catalog/items';
import { nameFinder } from '@hub/catalog/name-matcher';
import type { Game } from '@hub/engine/binding/binding';
import { type DailyDeps, defineDaily } from '@hub/engine/binding/daily';
import { game } from './game.ts';
import { type ItemRiftParts, itemRiftRules, type RiftItem } from './rules/rules.ts';

const attributes = attributesOfItems(items);

/** All items that can be guessed, sorted by name. */
export const riftItems: readonly RiftItem[] = [...attributes]
  .map(([{ id, name, image }, values]) => ({ ...values, id: String(id), name, image }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Ids of the items that can be the answer: those that their attributes identify. */
export const answerIds: readonly string[] = distinctItems(attributes).map(({ id }) => String(id));

/** Item Rift: one room per player and day. */
export const createBinding = (deps: DailyDeps): Game =>
  defineDaily<ItemRiftParts, typeof game>(game, deps, {
    rules: itemRiftRules,
    facts: { entries: riftItems, find: nameFinder(riftItems) },
    answers: answerIds,
    stateOf: (_view, state) => state,
  });
