import { pickTexts } from '@hub/ui/language.ts';

const en = {
  failed: 'Your guesses and your streak could not be loaded.',
  tryAgain: 'Try again',
  provable: 'Was the answer fixed in advance? Check it',
  guest: 'This guest account lives in this browser only.',
  recoveryCodes: 'Keep it with recovery codes',
};

export const dailyRecordTexts = pickTexts({ en });
