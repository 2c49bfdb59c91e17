import type { Champion } from '@hub/catalog/champion-schema';

/** What the chain must know of a champion, and what is shown of it. */
export type ChainChampion = Pick<Champion, 'id' | 'name' | 'image'> & {
  /** Capital letters without accents. */
  readonly firstLetter: string;
  readonly lastLetter: string;
};

/** What the rules are handed, made by `chainFacts`. */
export type ChainFacts = {
  readonly champions: readonly ChainChampion[];
  /** The champion that a typed text means, in whatever spelling; undefined if there is none. */
  readonly findChampion: (text: string) => ChainChampion | undefined;
};

/** The letters of a name alone, accents folded, in capitals: `Nunu & Willump` ends with P. Decisions, Chain of Legends. */
const lettersOf = (name: string): string => name.normalize('NFD').replace(/\P{L}/gu, '').toUpperCase();

/**
 * Facts for the rules from the catalogue's champions. `findId` tells the id of the champion that a text means. Throws a
 * RangeError when a name has no letters.
 */
export function chainFacts(
  catalogue: readonly Pick<Champion, 'id' | 'name' | 'image'>[],
  findId: (text: string) => string | undefined,
): ChainFacts {
  const champions = catalogue.map(chainChampion);
  const byId = new Map(champions.map((champion) => [champion.id, champion]));
  return { champions, findChampion: (text) => byId.get(findId(text) ?? '') };
}

function chainChampion({ id, name, image }: Pick<Champion, 'id' | 'name' | 'image'>): ChainChampion {
  const letters = lettersOf(name);
  const [firstLetter, lastLetter] = [letters.at(0), letters.at(-1)];
  if (firstLetter === undefined || lastLetter === undefined) throw new RangeError(`no letter in ${name}`);
  return { id, name, image, firstLetter, lastLetter };
}
