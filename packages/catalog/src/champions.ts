import table from '../data/15.8/champions.json' with { type: 'json' };
import type { Champion } from './champion-schema.ts';

/** The whole roster, by name. Tests hold the table against its schema, so that no start has to. */
export const champions = table as readonly Champion[];

const byId = new Map(champions.map((champion) => [champion.id, champion]));

/** The champion of that id, or undefined. */
export const championById = (id: string): Champion | undefined => byId.get(id);
