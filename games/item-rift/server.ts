import { attributesOfItems, distinctItems } from '@hub/catalog/item-attributes';
import { items } from '@hub/catalog/items';
import { nameFinder } from '@hub/catalog/name-matcher';
import { defineBinding, type Game, type RoomInfo } from '@hub/engine/binding/binding';
import { type DailyDeps, dailyBinding, dailyState } from '@hub/engine/binding/daily';
import { game, type ItemRiftState, itemRift } from './game.ts';
import type { RiftItem } from './rules/facts.ts';
import { type ItemRiftParts, type ItemRiftTypes, itemRiftRules } from './rules/rules.ts';

const attributes = attributesOfItems(items);

/** All items that can be guessed, sorted by name. */
export const riftItems: readonly RiftItem[] = [...attributes]
  .map(([{ id, name, image }, values]) => ({ ...values, id: String(id), name, image }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Ids of the items that can be the answer: those that their attributes identify. */
export const answerIds: readonly string[] = distinctItems(attributes).map(({ id }) => String(id));

/** Item Rift: one room per player and day. */
export function createBinding({ daily }: DailyDeps): Game {
  return defineBinding<ItemRiftTypes, typeof game>({
    ...dailyBinding<ItemRiftParts, typeof game>(game, daily.register({ mode: game.id, answers: answerIds })),
    endpoint: itemRift,
    rules: itemRiftRules,
    facts: { entries: riftItems, find: nameFinder(riftItems) },
    refusals: {
      unknown_guess: 'unknown_item',
      repeated_guess: 'repeated_item',
      game_over: 'game_over',
      mode_is_fixed: 'mode_is_fixed',
    },
    welcome: (view, room) => [
      { action: view.isOver ? 'alreadyPlayed' : 'gameStarted', payload: { gameState: stateOf(view, room) } },
    ],
    updates: (view, _events, room) => [
      { action: 'gameStateUpdate', payload: { gameState: stateOf(view, room) } },
    ],
  });
}

const stateOf = (view: ItemRiftTypes['view'], room: RoomInfo): ItemRiftState => ({
  ...dailyState(view, room),
  candidates: view.candidates,
  guesses: view.guesses,
  answer: view.answer,
});
