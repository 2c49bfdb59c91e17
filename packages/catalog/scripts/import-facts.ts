/**
 * Converts a folder of collected facts (champions.json, items.json, map.json) into the tables of `data/`.
 * Columns that no game and no screen reads are left out. Run: npm run import-facts -w @hub/catalog -- <folder>
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { arenaMapSchema, NAMED_PARTS } from '../src/arena-map-schema.ts';
import { championSchema } from '../src/champion-schema.ts';
import type { EmblemFacts } from '../src/emblem-facts.ts';
import { FACTS_VERSION } from '../src/facts-version.ts';
import { itemSchema } from '../src/item-schema.ts';
import { sigils } from '../src/sigils.ts';
import { spellSchema } from '../src/spell-schema.ts';
import { arenaMapFrom, sourceMapSchema } from './source-map.ts';
import {
  championFrom,
  itemFrom,
  sourceChampionSchema,
  sourceItemSchema,
  spellsFrom,
} from './source-tables.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: import-facts <folder of collected facts>');

const read = <T extends z.ZodMiniType>(name: string, schema: T): z.infer<T> =>
  schema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));

const target = path.resolve(import.meta.dirname, '../data', FACTS_VERSION);
mkdirSync(target, { recursive: true });

const write = (name: string, json: string): void => {
  writeFileSync(path.join(target, name), `${json}\n`);
  console.log(`${name}: ${json.length} characters`);
};

/** A list with one record a line, so that a change of facts reads well in a diff. */
const lines = (records: readonly unknown[]): string =>
  `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]`;

const sources = read('champions.json', z.array(sourceChampionSchema));
const champions = z.array(championSchema).parse(sources.map(championFrom));
const regions = new Map(sigils.map(({ id, region }) => [id, region]));
const emblems = champions.map(
  ({ id, name, region }): EmblemFacts => ({ id, name, region: regions.get(id) ?? region }),
);
const arenaMap = arenaMapSchema.parse(arenaMapFrom(read('map.json', sourceMapSchema)));

write('champions.json', lines(champions));
write('spells.json', lines(z.array(spellSchema).parse(sources.flatMap(spellsFrom))));
const items = z.array(itemSchema).parse(read('items.json', z.array(sourceItemSchema)).map(itemFrom));
write('items.json', lines(items));
write('emblems.json', lines(emblems));

const mapJson = (isWritten: (key: string) => boolean): string =>
  `{\n${Object.entries(arenaMap)
    .filter(([key]) => isWritten(key))
    .map(([key, value]) => `"${key}": ${Array.isArray(value) ? lines(value) : JSON.stringify(value)}`)
    .join(',\n')}\n}`;
const namedParts: readonly string[] = NAMED_PARTS;
write(
  'arena-places.json',
  mapJson((key) => namedParts.includes(key)),
);
write(
  'arena-map.json',
  mapJson((key) => !namedParts.includes(key)),
);
