import { useNet } from '@hub/ui/net/net.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Admitted } from '../../sign-in-calls.ts';
import { openProviderWindow } from './provider-window.ts';

interface GoogleLogin {
  readonly error: string | undefined;
  readonly forget: () => void;
  /** While the provider's window is open; stays true after success. */
  readonly isBusy: boolean;
  readonly logIn: () => Promise<void>;
}

/** Log-in with the identity provider; `onAdmitted` receives the token and throws when it cannot be read. */
export function useGoogleLogin(onAdmitted: (admitted: Admitted) => void): GoogleLogin {
  const { call } = useNet();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const attempt = async (popup: Window | null): Promise<string | undefined> => {
    try {
      const { logInWithGoogle } = await import('./google.ts');
      const outcome = await logInWithGoogle(call, popup);
      if (!outcome.ok) return outcome.text;
      onAdmitted(outcome.result);
      return undefined;
    } catch {
      popup?.close();
      return t`Google authentication failed. Please try again.`;
    }
  };

  return {
    error,
    forget: () => setError(undefined),
    isBusy,
    async logIn() {
      setError(undefined);
      setIsBusy(true);
      const fault = await attempt(openProviderWindow());
      setError(fault);
      if (fault !== undefined) setIsBusy(false);
    },
  };
}
