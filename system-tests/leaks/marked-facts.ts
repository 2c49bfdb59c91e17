import { champions } from '@hub/catalog/champions';
import type { ClashFacts } from '@hub/cooldown-clash/rules/rules.ts';
import type { Game } from '@hub/engine/binding/binding';
import type { ItemRiftFacts } from '@hub/item-rift/rules/facts.ts';
import { riftItems } from '@hub/item-rift/server.ts';
import type { MoreOrLessFacts } from '@hub/more-or-less/rules/rules.ts';
import { createGames, type GameServices } from '../../apps/server/src/games.ts';

/** Gold added to every price: differences stay, and no other number in a frame is similar. */
const PRICE_MARK_GOLD = 900_000_000;
/** Added to the names of items, because the names of their components are no secret. */
export const NAME_MARK = ' of the day';
/** Seconds added to every cooldown, few enough that no points change. */
const COOLDOWN_MARK_SECONDS = 0.000_71;

function marked(game: Game): Game {
  if (game.endpoint.name === 'moreOrLess') {
    const facts = game.facts as MoreOrLessFacts;
    const items = facts.items.map((item) => ({ ...item, priceGold: item.priceGold + PRICE_MARK_GOLD }));
    return { ...game, facts: { ...facts, items } };
  }
  if (game.endpoint.name === 'itemRift') {
    const facts = game.facts as ItemRiftFacts;
    const entries = facts.entries.map((item) => ({ ...item, name: `${item.name}${NAME_MARK}` }));
    const byId = new Map(entries.map((item) => [item.id, item]));
    return { ...game, facts: { entries, find: (text: string) => byId.get(facts.find(text)?.id ?? '') } };
  }
  if (game.endpoint.name === 'cooldownClash') {
    const facts = game.facts as ClashFacts;
    const spells = facts.spells.map((spell) => ({
      ...spell,
      cooldownSeconds: spell.cooldownSeconds.map((seconds) => seconds + COOLDOWN_MARK_SECONDS),
    }));
    return { ...game, facts: { ...facts, spells } };
  }
  return game;
}

/** The product's games with the marked facts. */
export const markedGames = (deps: GameServices): readonly Game[] => createGames(deps).map(marked);

const listOf = (entries: readonly { readonly id: string; readonly name: string; readonly image: string }[]) =>
  JSON.stringify(entries.map(({ id, name, image }) => ({ id, name, image })));

/** The lists of everything that can be guessed, as in frames. */
const LISTS = [
  `"championsData":${listOf(champions)}`,
  `"candidates":${listOf(champions)}`,
  `"candidates":${listOf(riftItems.map((item) => ({ ...item, name: `${item.name}${NAME_MARK}` })))}`,
];

/** Removes the complete lists, but nothing that differs from them. */
const withoutLists = (text: string): string => LISTS.reduce((left, list) => left.replaceAll(list, ''), text);

/** Public numbers with two decimals, which look like coordinates. */
const LIFE = /"(?:distanceScore|lifeLost|lifePoints)":-?[\d.]+/g;

/** Removes public text: the lists of candidates, numbers of Rift Guesser, and the given texts. */
export const withoutPublic = (text: string, known: readonly string[]): string =>
  known.reduce((left, one) => left.replaceAll(one, ''), withoutLists(text).replaceAll(LIFE, ''));
