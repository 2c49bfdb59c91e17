import { pickTexts } from '@hub/ui/language.ts';

const en = {
  hubIsAt: 'This hub is at',
  noGamesHere: 'Games do not work at this address.',
};

export const otherAddressTexts = pickTexts({ en });
