import { pickTexts } from '@hub/ui/language.ts';

const en = {
  turn: 'Your turn',
};

export const waitingTexts = pickTexts({ en });
