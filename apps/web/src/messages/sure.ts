import { pickTexts } from '@hub/ui/language.ts';

const en = {
  sure: 'Press again to do it',
  failed: 'That did not work. Please try again.',
};

export const sureTexts = pickTexts({ en });
