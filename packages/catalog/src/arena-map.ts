import table from '../data/15.8/arena-map.json' with { type: 'json' };
import type { ArenaMap } from './arena-map-schema.ts';
import { arenaPlaces } from './arena-places.ts';

const drawn = table as unknown as Omit<ArenaMap, keyof typeof arenaPlaces>; // a parsed file knows lists, not pairs

/** The arena in game units: origin bottom left, y upwards. */
export const arenaMap: ArenaMap = { ...drawn, ...arenaPlaces };
