import { items } from '@hub/catalog/items';
import type { RunAnswer } from '@hub/engine/wire/runs';

const ITEMS = [
  'Boots',
  'Last Whisper',
  'Kindlegem',
  'B. F. Sword',
  'Ruby Crystal',
  'Thornmail',
  'Recurve Bow',
  'Negatron Cloak',
  'Chain Vest',
  'Blasting Wand',
  'Hextech Alternator',
  "Giant's Belt",
].map((wanted) => {
  const item = items.find(({ name }) => name === wanted);
  if (item === undefined) throw new Error(`no item ${wanted}`);
  return item;
});
/** Right answers of More or Less, and a wrong one at the end. */
export const answersOf = (rights: number, pace: number): RunAnswer[] =>
  ITEMS.slice(1, rights + 2).map(({ id, name, priceGold }, at) => {
    const before = ITEMS[at] ?? ITEMS[0];
    const isRight = at < rights;
    return {
      asked: [before?.name ?? '', name],
      item: id,
      figure: priceGold,
      answer: isRight === priceGold > (before?.priceGold ?? 0) ? 'More' : 'Less',
      isRight,
      ms: 1_400 + ((at * pace) % 3_700),
    };
  });
