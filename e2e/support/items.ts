import { readFileSync } from 'node:fs';
import path from 'node:path';

type Item = { name: string; priceGold: number };

const FILE = path.resolve(import.meta.dirname, '../../packages/catalog/data/15.8/items.json');
const prices = new Map(
  (JSON.parse(readFileSync(FILE, 'utf8')) as Item[]).map((item) => [item.name, item.priceGold]),
);

/** The price of an item by its English name, as the repository has it. */
export function priceOf(name: string): number {
  const price = prices.get(name);
  if (price === undefined) throw new Error(`no item ${name}`);
  return price;
}
