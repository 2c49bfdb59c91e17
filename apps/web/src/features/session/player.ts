import { useSessionStore } from './use-session.ts';

export { usePlayer } from './use-session.ts';

/** Takes a fresher token of the same account, for features whose calls bring one. */
export const useRenewSession = (): ((token: string) => void) => useSessionStore().renew;
