import table from '../data/15.8/arena-map.json' with { type: 'json' };
import type { ArenaMap } from './arena-map-schema.ts';

/** The arena in game units: origin bottom left, y upwards. */
export const arenaMap = table as unknown as ArenaMap; // a parsed file knows lists, not pairs
