import { useSessionStore } from './use-session.ts';

export { usePlayer } from './use-session.ts';

/** Ends the session of a player who has just deleted the account: its token is refused from then on. */
export function useEndDeletedSession(): () => void {
  const session = useSessionStore();
  return () => session.end('deleted');
}

/** Takes a fresher token of the same account, for features whose calls bring one. */
export const useRenewSession = (): ((token: string) => void) => useSessionStore().renew;
