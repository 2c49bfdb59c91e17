import { pickTexts } from '@hub/ui/language.ts';

const en = {
  parts: 'What it contains',
  texts: 'Licence texts',
};

export const licencesTexts = pickTexts({ en });
