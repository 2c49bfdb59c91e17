import { pickTexts } from '@hub/ui/language.ts';

const en = {
  offline: 'You are offline. We keep your place.',
  back: 'You are back online.',
  hubIsAt: 'This hub is at',
  noGamesHere: 'Games do not work at this address.',
};

export const connectionTexts = pickTexts({ en });
