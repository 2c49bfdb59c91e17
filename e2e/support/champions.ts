import { readFileSync } from 'node:fs';
import path from 'node:path';

type Champion = { id: string; name: string; title: string };

const FILE = path.resolve(import.meta.dirname, '../../packages/catalog/data/15.8/champions.json');
const champions = JSON.parse(readFileSync(FILE, 'utf8')) as Champion[];

/** Facts of a champion as the repository has them. */
export function championById(id: string): Champion {
  const found = champions.find((champion) => champion.id === id);
  if (found === undefined) throw new Error(`no champion ${id}`);
  return found;
}

/** Every champion's name. */
export const championNames: readonly string[] = champions.map(({ name }) => name);

export function championNamed(name: string): Champion {
  const found = champions.find((champion) => champion.name === name);
  if (found === undefined) throw new Error(`no champion called ${name}`);
  return found;
}
