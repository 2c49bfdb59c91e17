import type { Champion } from '@hub/catalog/champion-schema';

/** What a rift must know about a champion: its nine attributes, and what is shown of it. */
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

/** What the rules are handed of the catalogue. */
export type ChampionRiftFacts = {
  /** The whole roster, in the order in which players shall see it. */
  readonly champions: readonly RiftChampion[];
  /** The champion of the roster that a typed text means, in whatever spelling; undefined if there is none. */
  readonly findChampion: (text: string) => RiftChampion | undefined;
};

/** The champion of that id; throws a RangeError when the roster has none, which no player can cause. */
export function championById(facts: ChampionRiftFacts, id: string): RiftChampion {
  const champion = facts.champions.find((candidate) => candidate.id === id);
  if (champion === undefined) throw new RangeError(`no champion has the id ${id}`);
  return champion;
}
