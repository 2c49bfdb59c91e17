import { pickTexts } from '@hub/ui/language.ts';

/** Warning before a temporary account logs out. */
const en = {
  sureTitle: 'You sure?',
  sureText:
    'Your account is temporary. If you log out, you lose access to it; the account itself is not deleted.',
  sureHint:
    'Connect your Google account on your profile, and your progress stays yours on every device. A recovery code from your profile brings you back too.',
  logout: 'Logout',
  stay: 'Stay',
};

export const logoutTexts = pickTexts({ en });
