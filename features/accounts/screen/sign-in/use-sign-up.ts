import { useNet } from '@hub/ui/net/net.ts';
import { t } from '@lingui/core/macro';
import { useCallback, useRef } from 'react';
import type { PlayedTrial } from '../../../trials/calls.ts';
import { signUpWithGoogle } from './google.ts';
import { openProviderWindow } from './provider-window.ts';
import { useNameForm } from './use-guest-form.ts';

/** Creates an account from a name and a Google account; `onToken` throws if unreadable. A played trial pays it. */
export function useSignUp(onToken: (token: string) => void, played: PlayedTrial | undefined) {
  const { call } = useNet();
  const popup = useRef<Window>(null);
  /** Closes the provider's window, which is no longer needed. */
  const abandon = useCallback(() => popup.current?.close(), []);
  const create = async (username: string): Promise<string | undefined> => {
    popup.current = openProviderWindow();
    const outcome = await signUpWithGoogle(call, popup.current, { username, played });
    if (!outcome.ok) return outcome.text;
    try {
      onToken(outcome.result);
      return undefined;
    } catch {
      return t`Failed to create account. Please try again.`;
    }
  };
  return { ...useNameForm(create), abandon };
}
