import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Item Rift. */
const en = {
  line: 'Name any item. Its price, stats and recipe show how close you are.',

  columns: {
    name: 'Item',
    price: 'Price',
    rank: 'Rank',
    stats: 'Stats',
    buildsFrom: 'Builds from',
    buildsInto: 'Builds into',
    components: 'Parts',
    sellPrice: 'Sells for',
  },
  gold: 'gold',
  items: (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`,
  nothing: 'None',

  noGuesses: 'Every guess becomes a row here. Green is right; arrows lead to the numbers.',
};

export const itemRiftTexts = pickTexts({ en });
