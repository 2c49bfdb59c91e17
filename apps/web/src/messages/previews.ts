import { pickTexts } from '@hub/ui/language.ts';

/** Texts of link previews. */
const en = {
  hub: 'Champion-themed mini-games. Free in your browser, no download.',
  lobby: (game: string): string => `Join a lobby of ${game}`,
};

export const previewTexts = pickTexts({ en });
