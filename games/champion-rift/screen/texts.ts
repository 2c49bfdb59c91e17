import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Champion Rift. */
const en = {
  line: 'Name any champion. Nine clues show how close you are.',

  columns: {
    name: 'Champion',
    position: 'Position',
    role: 'Role',
    region: 'Region',
    damage: 'Damage',
    rangetype: 'Range',
    resource: 'Resource',
    price: 'Price',
    releaseDate: 'Release',
  },
  releaseStatuses: { higher: 'later', lower: 'earlier' },
  middle: 'Mid',
  blueEssence: 'Blue Essence',

  legend: { higher: 'Answer is higher or later', lower: 'Answer is lower or earlier' },

  noGuesses: 'Every guess becomes a row here. Green is right; arrows lead to the price and the year.',
};

export const championRiftTexts = pickTexts({ en });
