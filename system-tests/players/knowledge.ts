import { items } from '@hub/catalog/items';
import { spellsOf } from '@hub/catalog/spells';
import type { Guess, MoreOrLessState } from '@hub/games/more-or-less/game.ts';

const prices = new Map(items.map(({ name, priceGold }) => [name, priceGold]));

/** Price of an item by its English name, in gold. Throws for an unknown name. */
export function priceOf(name: string): number {
  const price = prices.get(name);
  if (price === undefined) throw new RangeError(`no item ${name}`);
  return price;
}

/** The right answer to the shown pair of items. */
export const rightGuess = ({
  currentItem,
  nextItem,
}: Pick<MoreOrLessState, 'currentItem' | 'nextItem'>): Guess =>
  priceOf(nextItem.name) > priceOf(currentItem.name) ? 'higher' : 'lower';

export const oppositeOf = (guess: Guess): Guess => (guess === 'higher' ? 'lower' : 'higher');

/** Cooldown of a spell at its first rank, in seconds. Throws for an unknown spell. */
export function cooldownOf(championId: string, slot: string): number {
  const [seconds] = spellsOf(championId).find((spell) => spell.slot === slot)?.cooldownSeconds ?? [];
  if (seconds === undefined) throw new RangeError(`no cooldown of ${championId}, ${slot}`);
  return seconds;
}

/** The letters of a champion's name that Chain of Legends compares, in lower case. */
export const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** The names that may follow; all of them where no letter is required. */
export const namesStartingWith = (letter: string | null | undefined, names: readonly string[]): string[] =>
  names.filter(
    (name) => letter === null || letter === undefined || lettersOf(name).startsWith(letter.toLowerCase()),
  );
