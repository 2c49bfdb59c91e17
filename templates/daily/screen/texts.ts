import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Template Daily. */
const en = {
  line: "Name any champion. Region, role and release show how close you are to today's.",
  columns: { name: 'Champion', regions: 'Regions', roles: 'Roles', released: 'Released' },
  /** What the columns mean, in one sentence each. */
  meanings: {
    regions: 'Where the champion comes from in the stories.',
    roles: 'What the champion does in a fight.',
    released: 'The year in which the champion appeared in the original game.',
  },

  noGuesses: 'Every guess becomes a row here. Green is right; arrows lead to the year.',
};

export const templateDailyTexts = pickTexts({ en });
