import { pickTexts } from '@hub/ui/language.ts';

/** Texts about the pieces of a day. */
const en = {
  steps: {
    rift: {
      title: 'Solve your first rift',
      text: (game: string): string => `${game} opens a new one every day.`,
    },
    score: {
      title: 'Play for a score',
      text: (game: string): string => `${game} takes a minute, and every point pays.`,
    },
    table: {
      title: 'Take a seat at a table',
      text: (game: string): string => `${game}: bots play along until friends come.`,
    },
  },
};

export const ringTexts = pickTexts({ en });
