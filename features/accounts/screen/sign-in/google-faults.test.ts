import { errorStatus } from '@hub/engine/wire/error-status';
import { errors } from '@hub/engine/wire/errors';
import { CallError } from '@hub/ui/net/call-error.ts';
import { refused, unreachable } from '@hub/ui/net/testing/fake-net.tsx';
import { expect, it } from 'vitest';
import { logIn, signUp } from '../../sign-in-calls.ts';
import { linkFault, loginFault, signUpFault } from './google-faults.ts';
import { ConsentError } from './provider-consent.ts';

const NO_ACCOUNT =
  'No account found with this Google account. Please use the Sign Up button to create a new account.';
const refusal = (code: keyof typeof errors) => refused(logIn, code, errorStatus[code], errors[code]);
const empty = new CallError({ status: 200, code: 'unreadable_reply', message: '', failure: '' });

it.each([
  [refusal('no_account_found'), NO_ACCOUNT],
  [refused(logIn, 'other', 409, 'no_account_found for this subject'), NO_ACCOUNT],
  [refusal('invalid_request'), NO_ACCOUNT],
  [refusal('auth_failed'), 'Google authentication failed. Please try again.'],
  [refusal('invalid_token'), 'Invalid Google token. Please try again.'],
  [refusal('internal'), 'An error occurred during authentication. Please try again.'],
  [unreachable(logIn), 'Google authentication failed. Please try again.'],
  [new Error('anything'), 'Google authentication failed. Please try again.'],
  [new ConsentError('noCode'), 'Google authentication failed - no code received'],
  [
    new ConsentError('closed'),
    'Google authentication failed - no code received\nThe Google window was closed too early. Please try again and choose your account there.',
  ],
  [
    new ConsentError('refused'),
    'Google authentication failed - no code received\nGoogle did not get your permission. Please try again and allow the sign-in.',
  ],
  [refusal('provider_unreachable'), 'Google cannot be reached right now. Please try again in a few minutes.'],
  [refusal('account_deleted'), 'This account has been deleted.'],
])('the text of a login that did not work, %s: %s', (fault, text) => expect(loginFault(fault)).toBe(text));

it.each([
  [refusal('account_already_linked'), 'This Google account is already linked to another user'],
  [refusal('creation_failed'), 'Failed to create account. Please try again.'],
  [refusal('internal'), 'An error occurred while creating your account. Please try again.'],
  [unreachable(signUp), 'Failed to create account. Please try again.'],
  [empty, 'Failed to create account. Please try again.'],
  [new ConsentError('noCode'), 'Google authentication failed - no code received'],
  [refusal('username_not_allowed'), 'Please choose another username'],
  [refusal('username_unreadable'), 'Please leave out characters that cannot be shown properly'],
  [refusal('username_too_complex'), 'Please choose a name with fewer combined characters'],
])('the text of a sign-up that did not work, %s: %s', (fault, text) => expect(signUpFault(fault)).toBe(text));

it.each([
  [refusal('account_already_linked'), 'This Google account is already linked to another user'],
  [refusal('forbidden'), 'Your Google account could not be connected. Please try again.'],
  [
    new ConsentError('closed'),
    'Google authentication failed - no code received\nThe Google window was closed too early. Please try again and choose your account there.',
  ],
])('the text of a link that did not work, %s: %s', (fault, text) => expect(linkFault(fault)).toBe(text));
