import { useSessionStore } from './use-session.ts';

export { usePlayer } from './use-session.ts';

/** Returns a function that ends the session of a deleted account, whose token the server now refuses. */
export function useEndDeletedSession(): () => void {
  const session = useSessionStore();
  return () => session.end('deleted');
}

/** Returns a function that stores a newer token of the same account, for calls that return one. */
export const useRenewSession = (): ((token: string) => void) => useSessionStore().renew;
