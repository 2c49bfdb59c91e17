import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Template Score. */
const en = {
  title: 'Template Score',
  description: 'Two champions: name the one who was released first. The first mistake ends the game.',
  reward: (essence: number): string => `${essence} BE for each right answer`,
  start: 'Play',
  ask: 'Who was released first?',
  score: (score: number): string => `Score ${score}`,
  over: 'Game over',
  lostTitle: 'The game was closed',
  waiting: 'Connecting…',
};

export const templateScoreTexts = pickTexts({ en });
