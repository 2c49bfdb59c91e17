import { pickTexts } from '@hub/ui/language.ts';

/** Texts of link previews. */
const en = {
  challenge: {
    title: 'You are challenged',
    description: 'The same questions for both, one try each, and a ghost that plays beside you.',
  },
  leagues: {
    title: 'Join a league of friends',
    description: 'Seven days: three daily rifts, one duel a day, and a table among friends.',
  },
};

export const previewTexts = pickTexts({ en });
