import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Template Daily. */
const en = {
  line: "Name any champion. Region, role and release show how close you are to today's.",
  columns: { name: 'Champion', regions: 'Regions', roles: 'Roles', released: 'Released' },
  noGuesses: 'Every guess becomes a row here. Green is right; arrows lead to the year.',
};

export const templateDailyTexts = pickTexts({ en });
