import type { PlayedTrial } from '@hub/protocol/http/trials';
import { useNet } from '@hub/ui/net/net.ts';
import { useCallback, useRef, useState } from 'react';
import { googleTexts } from '../../messages/google.ts';
import { signUpWithGoogle } from './google.ts';
import { openProviderWindow } from './provider-window.ts';
import { usernameFault } from './use-guest-form.ts';

interface SignUp {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly error: string | undefined;
  /** While the provider's window is open; stays true after success. */
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
  /** Closes the provider's window, which is no longer needed. The function identity is stable. */
  readonly abandon: () => void;
}

/** Creates an account from a name and a Google account; `onToken` throws if unreadable. A played trial pays it. */
export function useSignUp(onToken: (token: string) => void, played: PlayedTrial | undefined): SignUp {
  const { call } = useNet();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const popup = useRef<Window>(null);
  const abandon = useCallback(() => popup.current?.close(), []);

  const create = async (): Promise<string | undefined> => {
    popup.current = openProviderWindow();
    const outcome = await signUpWithGoogle(call, popup.current, { username: name.trim(), played });
    if (!outcome.ok) return outcome.text;
    try {
      onToken(outcome.result);
      return undefined;
    } catch {
      return googleTexts.notCreated;
    }
  };

  const submit = async () => {
    if (isBusy) return;
    const fault = usernameFault(name);
    setError(fault);
    if (fault !== undefined) return;
    setIsBusy(true);
    const failure = await create();
    if (failure === undefined) return;
    setError(failure);
    setIsBusy(false);
  };

  return { name, setName, error, isBusy, submit, abandon };
}
