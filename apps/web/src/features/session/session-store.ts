import type { TokenClaims } from '@hub/protocol/http/joining';
import { type SafeStorage, safeStorage } from '@hub/ui/net/safe-storage.ts';
import { serverNow } from '@hub/ui/net/server-clock.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { INIT_KEY, TOKEN_KEY } from './session-keys.ts';
import { readClaims } from './token-claims.ts';

/** Why a session ended. `elsewhere`: another tab logged out. */
export type SessionEnd = 'logout' | 'expired' | 'deleted' | 'elsewhere';

export interface Session {
  readonly token: string | undefined;
  readonly claims: TokenClaims | undefined;
  /** How the page's last session ended; undefined during a session and before the first. */
  readonly ended: SessionEnd | undefined;
  /** Whether the player has just signed in and the welcome page still shows its animation. */
  readonly isSigningIn: boolean;
  /** How often the server refused this player as suspended. */
  readonly suspensions: number;
  /** What the host says while the hub is closed for maintenance; undefined while it is open. */
  readonly closedText: string | undefined;
}

export interface SessionStore extends StoreApi<Session> {
  /** Stores a token and its claims. Throws InvalidTokenError and changes nothing if it cannot be read. */
  readonly signIn: (token: string) => void;
  /** Marks the welcome animation as finished: the player may leave the welcome page. */
  readonly completeSignIn: () => void;
  /** Stores a newer token of the same session; ignores a token that cannot be read. */
  readonly renew: (token: string) => void;
  readonly end: (reason: SessionEnd) => void;
  /** Applies other tabs' changes of the token until the returned function is called. */
  readonly followOtherTabs: () => () => void;
}

const signedOut = (ended?: SessionEnd): Omit<Session, 'closedText'> => ({
  token: undefined,
  claims: undefined,
  ended,
  isSigningIn: false,
  suspensions: 0,
});

interface Options {
  readonly kept?: SafeStorage | undefined;
  readonly now?: (() => number) | undefined;
  /** Called with the reason when a stored token cannot be read. */
  readonly onUnreadable?: ((message: string) => void) | undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Creates the session of this browser: reads the stored token, and stores its changes. */
export function createSession({
  kept = safeStorage(() => localStorage),
  now = serverNow,
  onUnreadable = () => undefined,
}: Options = {}): SessionStore {
  const store = createStore<Session>(() => ({ ...signedOut(), closedText: undefined }));

  const take = (token: string, isSigningIn: boolean): void => {
    const claims = readClaims(token);
    store.setState({ token, claims, ended: undefined, isSigningIn });
  };

  const forget = (reason: SessionEnd | undefined): void => {
    kept.remove(TOKEN_KEY);
    kept.remove(INIT_KEY);
    store.setState(signedOut(reason));
  };

  const restore = (): void => {
    const token = kept.read(TOKEN_KEY);
    if (token === undefined) return;
    try {
      take(token, false);
    } catch (error) {
      onUnreadable(messageOf(error));
      return forget(undefined);
    }
    if ((store.getState().claims?.exp ?? 0) * 1000 <= now()) forget('expired');
  };

  const handleStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== TOKEN_KEY && key !== null) return;
    if (newValue === null) {
      if (store.getState().token !== undefined) store.setState(signedOut('elsewhere'));
      return;
    }
    try {
      take(newValue, store.getState().isSigningIn);
    } catch (error) {
      onUnreadable(messageOf(error));
      store.setState(signedOut('elsewhere'));
    }
  };

  restore();
  return {
    ...store,
    signIn(token) {
      take(token, true);
      kept.write(TOKEN_KEY, token);
    },
    completeSignIn: () => store.setState({ isSigningIn: false }),
    renew(token) {
      try {
        take(token, store.getState().isSigningIn);
      } catch {
        return;
      }
      kept.write(TOKEN_KEY, token);
    },
    end: (reason) => {
      if (store.getState().token !== undefined) forget(reason);
    },
    followOtherTabs() {
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
