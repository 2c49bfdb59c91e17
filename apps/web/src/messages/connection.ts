import { pickTexts } from '@hub/ui/language.ts';

const en = {
  offline: 'You are offline. We keep your place.',
  back: 'You are back online.',
};

export const connectionTexts = pickTexts({ en });
