import { pickTexts } from '../language.ts';

const en = {
  over: 'Game Over',
  wins: 'wins',
  none: 'No winner',
  paid: (essence: number, times: number) => `A win against bots pays ${essence}, ${times} times a day.`,
  again: 'Play Again',
  home: 'Home',
};

/** The texts of a table's end. */
export const versusEndTexts = pickTexts({ en });
