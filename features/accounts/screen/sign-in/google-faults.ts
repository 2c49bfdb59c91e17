import { CallError } from '@hub/ui/net/call-error.ts';
import { msg, t } from '@lingui/core/macro';
import { ConsentError } from './provider-consent.ts';

const NO_CONSENT = {
  blocked: msg`Your browser blocked the Google window. Allow pop-ups for this page and try again.`,
  closed: msg`Google authentication failed - no code received\nThe Google window was closed too early. Please try again and choose your account there.`,
  refused: msg`Google authentication failed - no code received\nGoogle did not get your permission. Please try again and allow the sign-in.`,
  failed: msg`Google authentication failed. Please try again.`,
  noCode: msg`Google authentication failed - no code received`,
};

/** Error codes whose server message is shown as it is, because it says what to do. */
const SHOWN_MESSAGE_CODES = new Set([
  'auth_failed',
  'invalid_token',
  'provider_unreachable',
  'provider_not_configured',
  'wrong_address',
  'account_deleted',
  'too_many_requests',
]);

const hasShownMessage = (fault: unknown, more: readonly string[] = []): fault is CallError =>
  fault instanceof CallError && (SHOWN_MESSAGE_CODES.has(fault.code) || more.includes(fault.code));

const isServerFault = (fault: unknown): boolean => fault instanceof CallError && !fault.isNetworkFault;

/** Error text for the login section. */
export function loginFault(fault: unknown): string {
  if (fault instanceof ConsentError) return t(NO_CONSENT[fault.reason]);
  if (fault instanceof CallError && isNoAccount(fault))
    return t`No account found with this Google account. Please use the Sign Up button to create a new account.`;
  if (hasShownMessage(fault)) return fault.message;
  return isServerFault(fault)
    ? t`An error occurred during authentication. Please try again.`
    : t`Google authentication failed. Please try again.`;
}

const isNoAccount = ({ code, message, status }: CallError): boolean =>
  code === 'no_account_found' || message.includes('no_account_found') || status === 400;

const NAME_REFUSALS = [
  'registration_closed',
  'invitation_needed',
  'username_required',
  'username_too_long',
  'username_not_allowed',
  'username_unreadable',
  'username_too_complex',
];

/** Error text for the sign-up modal. */
export function signUpFault(fault: unknown): string {
  if (fault instanceof ConsentError) return t(NO_CONSENT[fault.reason]);
  if (hasShownMessage(fault, ['account_already_linked', 'creation_failed', ...NAME_REFUSALS]))
    return fault.message;
  const isEmpty = fault instanceof CallError && fault.code === 'unreadable_reply' && fault.status === 200;
  return isServerFault(fault) && !isEmpty
    ? t`An error occurred while creating your account. Please try again.`
    : t`Failed to create account. Please try again.`;
}

/** Error text for the profile when linking failed. */
export function linkFault(fault: unknown): string {
  if (fault instanceof ConsentError) return t(NO_CONSENT[fault.reason]);
  return hasShownMessage(fault, ['account_already_linked'])
    ? fault.message
    : t`Your Google account could not be connected. Please try again.`;
}
