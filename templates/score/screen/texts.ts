import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Template Score. */
const en = {
  description: 'Two champions: name the one who was released first. The first mistake ends the game.',
  reward: (essence: number): string => `${essence} BE for each right answer`,
};

export const templateScoreTexts = pickTexts({ en });
