import table from '../data/15.8/items.json' with { type: 'json' };
import type { Item } from './item-schema.ts';

/** Every item of the arena's shop, by id; no two share a name. */
export const items = table as readonly Item[];

const byId = new Map(items.map((item) => [item.id, item]));

/** The item of that id, or undefined. */
export const itemById = (id: number): Item | undefined => byId.get(id);
