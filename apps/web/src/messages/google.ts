import { pickTexts } from '@hub/ui/language.ts';

const NO_CODE = 'Google authentication failed - no code received';

/** Texts of Google sign-in, loaded on demand. */
const en = {
  connect: 'Connect Google Account',
  notConfigured: 'Google sign-in is not set up on this hub. Recovery codes keep your account safe too.',
  modal: {
    title: 'Choose Your Username',
    text: 'All players see this name, and it stays. Next, a window asks for your Google account.',
    cancel: 'Cancel',
    submit: 'Continue with Google',
  },
  noAccount:
    'No account found with this Google account. Please use the Sign Up button to create a new account.',
  failed: 'Google authentication failed. Please try again.',
  loginFailed: 'An error occurred during authentication. Please try again.',
  signUpFailed: 'An error occurred while creating your account. Please try again.',
  notCreated: 'Failed to create account. Please try again.',
  linkFailed: 'Your Google account could not be connected. Please try again.',
  noConsent: {
    blocked: 'Your browser blocked the Google window. Allow pop-ups for this page and try again.',
    closed: `${NO_CODE}\nThe Google window was closed too early. Please try again and choose your account there.`,
    refused: `${NO_CODE}\nGoogle did not get your permission. Please try again and allow the sign-in.`,
    failed: 'Google authentication failed. Please try again.',
    noCode: NO_CODE,
  },
};

export const googleTexts = pickTexts({ en });
