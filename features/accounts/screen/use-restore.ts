import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { recoverAccount } from '../recovery-calls.ts';
import type { Admitted } from '../sign-in-calls.ts';
import { createAttempt } from './attempt.ts';

const restoreAttempt = createAttempt(() => localStorage, 'hub.restore');

/** Refusals whose own message is shown instead of the general one. */
const SHOWN_MESSAGE_CODES = new Set(['recovery_code_unknown', 'recovery_code_used', 'account_deleted']);

function textOf(fault: unknown): string {
  if (!(fault instanceof CallError)) return t`Your account could not be restored. Please try again.`;
  if (fault.code === 'too_many_requests')
    return t`Too many tries. Please wait ten minutes and enter the code again.`;
  return SHOWN_MESSAGE_CODES.has(fault.code)
    ? fault.message
    : t`Your account could not be restored. Please try again.`;
}

/** State of the recovery code form; `onAdmitted` throws when the token cannot be read. */
export function useRestore(onAdmitted: (admitted: Admitted) => void) {
  const { call } = useNet();
  const [code, setCode] = useState('');
  const [signOutElsewhere, setSignOutElsewhere] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async () => {
    if (isBusy) return;
    if (code.trim() === '') return setError(t`Please enter a recovery code`);
    setError(undefined);
    setIsBusy(true);
    try {
      const body = { code: code.trim(), signOutElsewhere, attempt: restoreAttempt.id() };
      onAdmitted(await call(recoverAccount, { body }));
      restoreAttempt.end();
    } catch (fault) {
      setError(textOf(fault));
      setIsBusy(false);
    }
  };

  return { code, setCode, signOutElsewhere, setSignOutElsewhere, error, isBusy, submit };
}
