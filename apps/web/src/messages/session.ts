import { pickTexts } from '@hub/ui/language.ts';

const en = {
  endedTitle: 'Signed out',
  ended: {
    revoked: 'You were signed out everywhere. Please sign in again.',
    deleted: 'This account has been deleted.',
    elsewhere: 'You logged out in another tab.',
  },
  otherVersionTitle: 'A new version is here',
  otherVersionText: 'This page is too old for it. Please reload it in a moment. Nothing is lost.',
};

export const sessionTexts = pickTexts({ en });
