import table from '../data/15.8/items.json' with { type: 'json' };
import type { Item } from './item-schema.ts';

/** All items of the arena's shop, sorted by id; names are unique. */
export const items = table as readonly Item[];

const byId = new Map(items.map((item) => [item.id, item]));

/** The item with this id, or undefined. */
export const itemById = (id: number): Item | undefined => byId.get(id);
