import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Item Rift. */
const en = {
  title: 'Item Rift',
  line: "Name any item. Its price, stats and recipe show how close you are to today's.",

  search: 'Item',
  placeholder: 'Search for an item',
  noneFits: 'No item fits. Those you have guessed are left out.',

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

  solved: 'Item Rift solved',
  todaysAnswer: "Today's item is",
};

export const itemRiftTexts = pickTexts({ en });
