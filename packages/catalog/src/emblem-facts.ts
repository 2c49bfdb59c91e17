import table from '../data/15.8/emblems.json' with { type: 'json' };
import type { Champion, Region } from './champion-schema.ts';

/** What every page knows about a champion. The region is that of its sigil. */
export type EmblemFacts = Pick<Champion, 'id' | 'name'> & { readonly region: Region };

/** Emblem facts of all champions, sorted by name. */
export const emblems = table as readonly EmblemFacts[];

const byId = new Map(emblems.map((emblem) => [emblem.id, emblem]));

/** The emblem facts for a champion's id, or undefined. */
export const emblemById = (id: string): EmblemFacts | undefined => byId.get(id);

const byName = new Map(emblems.map((emblem) => [emblem.name, emblem]));

/** The emblem facts for a champion's name (`Kai'Sa`), or undefined. */
export const emblemByName = (name: string): EmblemFacts | undefined => byName.get(name);
