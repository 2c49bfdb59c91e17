import type { Champion } from '@hub/catalog/champion-schema';

/** A champion as the rules use it: the nine attributes, and what players see of it. */
export type RiftChampion = Pick<
  Champion,
  | 'id'
  | 'name'
  | 'title'
  | 'image'
  | 'positions'
  | 'roles'
  | 'regions'
  | 'damage'
  | 'rangeTypes'
  | 'resource'
  | 'priceEssence'
  | 'releaseDate'
>;

/** Facts that the rules receive. */
export type ChampionRiftFacts = {
  /** The whole roster, in the order shown to players. */
  readonly champions: readonly RiftChampion[];
  /** Finds the champion for a typed text, in any spelling; undefined if there is none. */
  readonly findChampion: (text: string) => RiftChampion | undefined;
};

/** Returns the champion with this id. Throws a RangeError when there is none; no player can cause that. */
export function championById(facts: ChampionRiftFacts, id: string): RiftChampion {
  const champion = facts.champions.find((candidate) => candidate.id === id);
  if (champion === undefined) throw new RangeError(`no champion has the id ${id}`);
  return champion;
}
