import type { ErrorCode } from '@hub/engine/wire/errors';

export type RegistrationRefusal = Extract<ErrorCode, 'registration_closed' | 'invitation_needed'>;

/** Whether somebody may create an account now, and the hash of the invitation to use; read for each new account. */
export type MayRegister = (
  code: string | undefined,
) =>
  | { readonly ok: true; readonly invitation: string | undefined }
  | { readonly ok: false; readonly code: RegistrationRefusal };

/** `hashOf` returns undefined for what cannot be a code. The store decides whether the invitation is still valid. */
export const createMayRegister =
  (mode: () => 'open' | 'invite' | 'closed', hashOf: (code: string) => string | undefined): MayRegister =>
  (code) => {
    const registration = mode();
    if (registration === 'open') return { ok: true, invitation: undefined };
    if (registration === 'closed') return { ok: false, code: 'registration_closed' };
    const invitation = code === undefined ? undefined : hashOf(code);
    return invitation === undefined ? { ok: false, code: 'invitation_needed' } : { ok: true, invitation };
  };
