import type { Champion } from '@hub/catalog/champion-schema';

/** A champion as the rules use it. */
export type ChainChampion = Pick<Champion, 'id' | 'name' | 'image'> & {
  /** Capital letters without accents. */
  readonly firstLetter: string;
  readonly lastLetter: string;
};

/** Facts that the rules receive, made by `chainFacts`. */
export type ChainFacts = {
  readonly champions: readonly ChainChampion[];
  /** Finds the champion for a typed text, in any spelling; undefined if there is none. */
  readonly findChampion: (text: string) => ChainChampion | undefined;
};

/** The letters of a name in capitals, without accents: `Nunu & Willump` ends with P. */
const lettersOf = (name: string): string => name.normalize('NFD').replace(/\P{L}/gu, '').toUpperCase();

/**
 * Builds the facts from the catalog's champions. `findId` returns the id of the champion that a text means. Throws a
 * RangeError when a name has no letters.
 */
export function chainFacts(
  catalog: readonly Pick<Champion, 'id' | 'name' | 'image'>[],
  findId: (text: string) => string | undefined,
): ChainFacts {
  const champions = catalog.map(chainChampion);
  const byId = new Map(champions.map((champion) => [champion.id, champion]));
  return { champions, findChampion: (text) => byId.get(findId(text) ?? '') };
}

function chainChampion({ id, name, image }: Pick<Champion, 'id' | 'name' | 'image'>): ChainChampion {
  const letters = lettersOf(name);
  const [firstLetter, lastLetter] = [letters.at(0), letters.at(-1)];
  if (firstLetter === undefined || lastLetter === undefined) throw new RangeError(`no letter in ${name}`);
  return { id, name, image, firstLetter, lastLetter };
}
