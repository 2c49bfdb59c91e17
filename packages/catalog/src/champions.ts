import table from '../data/15.8/champions.json' with { type: 'json' };
import type { Champion } from './champion-schema.ts';

/** All champions, sorted by name. Validated by tests, not at startup. */
export const champions = table as readonly Champion[];

const byId = new Map(champions.map((champion) => [champion.id, champion]));

/** The champion with this id, or undefined. */
export const championById = (id: string): Champion | undefined => byId.get(id);
