import type { Champion } from '@hub/catalog/champion-schema';
import type { DailyFacts } from '@hub/engine/daily/facts';

/** A champion as the rules use it. */
export type EmojiChampion = Pick<
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
> & {
  /** Six, from the vaguest to the most telling. */
  readonly emoji: readonly string[];
};

/** Facts that the rules receive: the whole roster, in the order shown to players. */
export type EmojiRiftFacts = DailyFacts<EmojiChampion>;
