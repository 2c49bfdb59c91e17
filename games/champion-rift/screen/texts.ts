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
  meanings: {
    position: 'Where on the map the champion is usually played, such as Top or Jungle.',
    role: 'What the champion does in a fight, such as Mage, Tank or Assassin; some have two.',
    region: 'Where the champion comes from in the stories.',
    damage: 'The kind of damage that the champion mostly deals.',
    rangetype: 'Melee attacks from close by, Ranged from afar.',
    resource: 'What the champion pays for abilities with, such as Mana or Energy.',
    price: 'What the champion costs in the original game, in Blue Essence.',
    releaseDate: 'The year in which the champion appeared in the original game.',
  },
  releaseStatuses: { higher: 'later', lower: 'earlier' },

  legend: { higher: 'Answer is higher or later', lower: 'Answer is lower or earlier' },

  noGuesses:
    'Guess as often as you like: every guess becomes a row here. Green is right; arrows lead to the price and the year.',
};

export const championRiftTexts = pickTexts({ en });
