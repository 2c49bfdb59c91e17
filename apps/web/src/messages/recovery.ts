import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

/** Texts for creating, storing and using recovery codes. */
const en = {
  title: 'Recovery codes',
  text: 'A code brings you back into this account on any device, with streak, Blue Essence and items. Each code works once.',
  none: 'You have no recovery codes yet. If this browser forgets you, a guest account is lost.',
  unknown: 'The hub could not check whether you have recovery codes.',
  left: (left: number, of: number, date: string) => `${left} of ${of} codes left, made on ${date}.`,
  make: 'Make recovery codes',
  makeAgain: 'Make new codes',
  againHint: 'The old codes stop working.',
  offer: {
    title: (name: string) => `Keep the account of ${isolated(name)}`,
    text: 'Only this browser holds the key to it. If the browser forgets the key, streak, Blue Essence and items are lost. A recovery code brings you back on any device.',
    decline: "Don't ask again",
  },
  notMade: 'The codes could not be made. Please try again.',
  sheet: {
    title: 'Your recovery codes',
    once: 'You see them only now. Print them, or save them where nobody else looks.',
    whose: (name: string, hub: string) => `Account of ${isolated(name)} on ${hub}`,
    copy: 'Copy',
    copied: 'Copied!',
    /** Where the browser cannot copy. */
    showText: 'Show as text',
    selectText: 'Select and copy this text',
    print: 'Print',
    save: 'Save as file',
    file: 'recovery-codes.txt',
    done: 'I have kept them',
  },
  restore: {
    title: 'Welcome back',
    text: 'Enter one of the recovery codes that you made on your profile.',
    code: 'Recovery code',
    placeholder: 'XXXX-XXXX-XXXX-XXXX',
    required: 'Please enter a recovery code',
    elsewhere: 'Sign out my other devices',
    elsewhereHint: 'Use this if another person may be in your account.',
    cancel: 'Cancel',
    submit: 'Restore my account',
    failed: 'Your account could not be restored. Please try again.',
    tooMany: 'Too many tries. Please wait ten minutes and enter the code again.',
  },
};

export const recoveryTexts = pickTexts({ en });
