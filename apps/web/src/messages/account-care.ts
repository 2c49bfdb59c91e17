import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

/** Texts of the actions that players can take on their own accounts. */
const en = {
  title: 'Your account',
  elsewhere: {
    button: 'Sign out my other devices',
    done: 'Every other device is signed out.',
    failed: 'Your other devices could not be signed out. Please try again.',
  },
  export: {
    button: 'Export my data',
    text: 'One file with everything that this hub keeps about you.',
    file: (name: string) => `account-${name}.json`,
    failed: 'Your data could not be exported. Please try again.',
  },
  remove: {
    button: 'Delete my account',
    title: 'Delete your account?',
    text: (days: number) =>
      `Your account is closed at once and erased in ${days} days: name, sign-in and codes go; games with others keep a made-up name. Until then you can keep it: sign in again, or use a recovery code.`,
    guest:
      'You have no Google account connected: only a recovery code will bring you back. Make some first if you may change your mind.',
    name: (name: string) => `Type ${isolated(name)} to confirm`,
    mismatch: 'That is not the name of this account.',
    cancel: 'Cancel',
    submit: 'Delete my account',
    failed: 'Your account could not be deleted. Please try again.',
  },
  keep: {
    title: 'Keep your account?',
    text: (date: string) =>
      `You deleted this account. It will be erased on ${date}. Keep it, and everything is as it was.`,
    keep: 'Keep my account',
    leave: 'Leave it closed',
    failed: 'Your account could not be opened again. Please try again.',
    gone: 'This account can no longer be kept this way. Sign in again to see why.',
  },
};

export const accountCareTexts = pickTexts({ en });
