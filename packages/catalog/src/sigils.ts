import table from '../data/sigils.json' with { type: 'json' };
import type { Region } from './champion-schema.ts';

/** What the drawing of a champion shows. The words are those of the kit in `art`. */
export type Sigil = {
  /** The champion's id. */
  readonly id: string;
  /** The landscape behind the figure: one of the champion's regions. */
  readonly region: Region;
  readonly silhouette: string;
  readonly attribute: string;
  readonly motion: string;
  /** Colour of the body. */
  readonly hue1: string;
  /** Colour of the attribute and of eyes. */
  readonly hue2: string;
  /** What players know the champion by. */
  readonly why: string;
  /** Place of the attribute if it is not that of the silhouette: centre, scale, and whether it lies behind. */
  readonly at?: readonly [x: number, y: number, scale: number, isBehind?: boolean];
};

/** One sigil for every champion, sorted by the champion's name. Validated by tests, not at startup. */
export const sigils = table as unknown as readonly Sigil[]; // a parsed file knows lists, not tuples
