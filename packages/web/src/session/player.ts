import { useState } from 'react';
import { useChangeAccount } from './account.ts';
import { useSessionStore } from './use-session.ts';

export { usePlayer } from './use-session.ts';

/** Returns a function that ends the session of a deleted account, whose token the server now refuses. */
export function useEndDeletedSession(): () => void {
  const session = useSessionStore();
  return () => session.end('deleted');
}

/** Returns a function that stores a newer token of the same account, for calls that return one. */
export const useRenewSession = (): ((token: string) => void) => useSessionStore().renew;

/** Returns a function that notes that the player has recovery codes now, so that home offers no more. */
export function useNoteCodes(): () => void {
  const change = useChangeAccount();
  return () => change({ needsRecoveryCode: undefined });
}

/** Whether the browser had stored the player's token when the component was first rendered. */
export function useWasStored(): boolean {
  const session = useSessionStore();
  const [isStored] = useState(() => session.getState().isStored);
  return isStored;
}
