import type { Champion } from '@hub/catalog/champion-schema';
import type { DailyFacts } from '@hub/engine/daily/facts';

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

/** Facts that the rules receive: the whole roster, in the order shown to players. */
export type ChampionRiftFacts = DailyFacts<RiftChampion>;
