import table from '../data/15.8/arena-places.json' with { type: 'json' };
import type { ArenaMap, NamedPart } from './arena-map-schema.ts';

/** What names the places of the arena; screens load it without the rest of the map. */
export const arenaPlaces = table as unknown as Pick<ArenaMap, NamedPart>; // a parsed file knows lists, not pairs
