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
  meanings: {
    price: 'What the item costs in gold, with everything that it is built from.',
    rank: 'How far the item is built up, such as Basic, Epic or Legendary.',
    stats: 'What the item makes better in the champion who carries it.',
    buildsFrom: 'The items of which it is made, each named once.',
    buildsInto: 'How many other items it is a part of.',
    components: 'Of how many items it is made; two of a kind are two.',
    sellPrice: 'The gold that you get back for it.',
  },
  gold: 'gold',
  items: (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`,
  nothing: 'None',

  noGuesses:
    'Guess as often as you like: every guess becomes a row here. Green is right; arrows lead to the numbers.',
};

export const itemRiftTexts = pickTexts({ en });
