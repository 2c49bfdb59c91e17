import { pickTexts } from '@hub/ui/language.ts';

/** Texts of the login section. */
const en = {
  username: 'Username',
  placeholder: 'Up to 12 characters',
  create: 'Create Guest Account',
  or: 'or keep your progress everywhere',
  signIn: 'Google Sign In',
  signUp: 'Sign Up',
  notConfigured: 'Google sign-in is not set up on this hub. A guest account plays everything.',
  stopped: {
    closed: 'This hub takes no new players at the moment.',
    invite: 'New players need an invitation. Open its link, or ask the host for one.',
  },
  recover: 'I have a recovery code',
  errors: {
    usernameRequired: 'Please enter a username',
    usernameTooLong: 'Username must be 12 characters or less',
    notInitialised: 'Error while initializing user',
    notCreated: 'An error occurred while creating the account',
    googleFailed: 'Google authentication failed. Please try again.',
  },
};

export const signInTexts = pickTexts({ en });
