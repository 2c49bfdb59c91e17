import { CallError } from '@hub/ui/net/call-error.ts';
import { googleTexts } from '../../messages/google.ts';
import { ConsentError } from './provider-consent.ts';

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
  if (fault instanceof ConsentError) return googleTexts.noConsent[fault.reason];
  if (fault instanceof CallError && isNoAccount(fault)) return googleTexts.noAccount;
  if (hasShownMessage(fault)) return fault.message;
  return isServerFault(fault) ? googleTexts.loginFailed : googleTexts.failed;
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
  if (fault instanceof ConsentError) return googleTexts.noConsent[fault.reason];
  if (hasShownMessage(fault, ['account_already_linked', 'creation_failed', ...NAME_REFUSALS]))
    return fault.message;
  const isEmpty = fault instanceof CallError && fault.code === 'unreadable_reply' && fault.status === 200;
  return isServerFault(fault) && !isEmpty ? googleTexts.signUpFailed : googleTexts.notCreated;
}

/** Error text for the profile when linking failed. */
export function linkFault(fault: unknown): string {
  if (fault instanceof ConsentError) return googleTexts.noConsent[fault.reason];
  return hasShownMessage(fault, ['account_already_linked']) ? fault.message : googleTexts.linkFailed;
}
