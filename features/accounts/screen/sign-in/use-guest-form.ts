import { USERNAME_MAX } from '@hub/engine/wire/limits';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { countCharacters } from '@hub/ui/text/graphemes.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { PlayedTrial } from '../../../trials/calls.ts';
import { invited } from './invitation.ts';

/** Error codes whose server message is shown instead of the general text: invalid name, too many calls. */
const SHOWN_MESSAGE_CODES =
  /^(?:username_.*|too_many_requests|registration_closed|invitation_needed|maintenance)$/;

const ATTEMPT_KEY = 'hub.attempt';
const kept = safeStorage(() => sessionStorage);

/** A secret of this tab until it has a token: a try whose answer was lost, for example by a crash, then finds its account. */
function attemptId(): string {
  const id = kept.read(ATTEMPT_KEY) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  kept.write(ATTEMPT_KEY, id);
  return id;
}

/** Error text for a name that is refused before sending, or undefined. */
function usernameFault(name: string): string | undefined {
  const characters = countCharacters(name.trim());
  if (characters === 0) return t`Please enter a username`;
  return characters > USERNAME_MAX ? t`Username must be 12 characters or less` : undefined;
}

interface NameForm {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly error: string | undefined;
  /** True from submitting; stays true after success, so that no second account is created. */
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
  /** Clears the error, because another sign-in is being tried. */
  readonly forget: () => void;
}

/** State of a form that creates at most one account; `create` returns why it could not, for the player. */
export function useNameForm(
  create: (name: string) => Promise<string | undefined>,
  initialName = '',
): NameForm {
  const [name, setName] = useState(initialName);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (isBusy) return;
    const fault = usernameFault(name);
    setError(fault);
    if (fault !== undefined) return;
    setIsBusy(true);
    const failure = await create(name.trim());
    if (failure === undefined) return;
    setError(failure);
    setIsBusy(false);
  };
  return { name, setName, error, isBusy, submit, forget: () => setError(undefined) };
}

interface Options {
  /** The name in the field at first; default: none. */
  readonly initialName?: string;
  /** A trial that pays the new account. */
  readonly played?: PlayedTrial | undefined;
  /** Receives the new account's token; throws when it cannot be read. */
  readonly onToken: (token: string) => void;
  /** Called after success. */
  readonly onSignedIn: () => void;
}

/** State of the guest form. */
export function useGuestForm({ initialName, played, onToken, onSignedIn }: Options): NameForm {
  const { call } = useNet();
  const create = async (name: string): Promise<string | undefined> => {
    try {
      const { createAccount } = await import('../../joining-calls.ts');
      const { token } = await call(createAccount, {
        body: { name, attempt: attemptId(), ...invited(), ...(played && { trial: played }) },
      });
      if (!tryTo(() => onToken(token))) return t`Error while initializing user`;
      kept.remove(ATTEMPT_KEY);
    } catch (fault) {
      if (!(fault instanceof CallError)) return t`An error occurred while creating the account`;
      // Answered, but without a token.
      if (fault.status === 200) return t`Error while initializing user`;
      return SHOWN_MESSAGE_CODES.test(fault.code)
        ? fault.message
        : t`An error occurred while creating the account`;
    }
    onSignedIn();
    return undefined;
  };
  return useNameForm(create, initialName);
}

function tryTo(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
