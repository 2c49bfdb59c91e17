import { champions } from '@hub/catalog/champions';
import type { ClashFacts } from '@hub/cooldown-clash/rules/rules.ts';
import type { Game } from '@hub/engine/binding/binding';
import type { MoreOrLessFacts } from '@hub/more-or-less/rules/rules.ts';
import { createGames, type GameServices } from '../../apps/server/src/games.ts';

/** Gold added to every price: differences stay, and no other number in a frame is similar. */
const PRICE_MARK_GOLD = 900_000_000;
/** Seconds added to every cooldown, few enough that no points change. */
const COOLDOWN_MARK_SECONDS = 0.000_71;

function marked(game: Game): Game {
  if (game.endpoint.name === 'moreOrLess') {
    const facts = game.facts as MoreOrLessFacts;
    const items = facts.items.map((item) => ({ ...item, priceGold: item.priceGold + PRICE_MARK_GOLD }));
    return { ...game, facts: { ...facts, items } };
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

const ROSTER = JSON.stringify(champions.map(({ id, name, image }) => ({ id, name, image })));

/** Removes the complete roster, but nothing that differs from it. */
const withoutRoster = (text: string): string => text.replaceAll(`"championsData":${ROSTER}`, '');

/** Public numbers with two decimals, which look like coordinates. */
const LIFE = /"(?:distanceScore|lifeLost|lifePoints)":-?[\d.]+/g;

/** Removes public text: the roster, numbers of Rift Guesser, and the given texts. */
export const withoutPublic = (text: string, known: readonly string[]): string =>
  known.reduce((left, one) => left.replaceAll(one, ''), withoutRoster(text).replaceAll(LIFE, ''));
