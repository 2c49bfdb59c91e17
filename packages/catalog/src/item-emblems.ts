import table from '../data/item-emblems.json' with { type: 'json' };

/** What the drawing of an item shows. The words are those of the kit in `art`. */
export type ItemEmblem = {
  /** The item's id. */
  readonly id: number;
  readonly silhouette: string;
  readonly attribute: string;
  /** Colour of the thing. */
  readonly hue1: string;
  /** Colour of the attribute. */
  readonly hue2: string;
  /** Place of the attribute if it is not that of the silhouette: centre, scale, and whether it lies behind. */
  readonly at?: readonly [x: number, y: number, scale: number, isBehind?: boolean];
  /** Degrees by which the thing is turned. */
  readonly turn?: number;
  /** The thing and the place of its attribute are mirrored, before the turn. */
  readonly isMirrored?: boolean;
};

/** One emblem for every item, sorted by id. Validated by tests, not at startup. */
export const itemEmblems = table as unknown as readonly ItemEmblem[]; // a parsed file knows lists, not tuples
