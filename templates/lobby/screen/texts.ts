import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Template Lobby. */
const en = {
  title: 'Template Lobby',
  ask: 'Who was released first?',
  shown: (name: string): string => `${name} was first.`,
  players: 'Players',
  points: (name: string, points: number): string => `${name}: ${points} ${points === 1 ? 'point' : 'points'}`,
  wins: (name: string): string => `${name} wins`,
  again: 'Play Again',
  home: 'Home',
};

export const templateLobbyTexts = pickTexts({ en });
