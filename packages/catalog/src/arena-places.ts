import table from '../data/15.8/arena-places.json' with { type: 'json' };
import type { ArenaPlaces } from './arena-places-schema.ts';

/** What names the places of the arena. */
export const arenaPlaces = table as unknown as ArenaPlaces; // a parsed file knows lists, not pairs
