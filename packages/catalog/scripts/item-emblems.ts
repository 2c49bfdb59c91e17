/**
 * Writes `item-emblems.json`: what the drawn emblem of each item shows, from the facts of the item.
 * Run: npm run item-emblems -w @hub/catalog
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FACTS_VERSION } from '../src/facts-version.ts';
import { items } from '../src/items.ts';
import { itemEmblemOf } from './item-emblem-of.ts';

const records = items.map((item) => JSON.stringify(itemEmblemOf(item)));
const file = path.resolve(import.meta.dirname, '../data', FACTS_VERSION, 'item-emblems.json');
writeFileSync(file, `[\n${records.join(',\n')}\n]\n`);
