import type { TokenClaims } from '@hub/protocol/token-claims';
import { type SafeStorage, safeStorage } from '@hub/ui/net/safe-storage.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { HUB_KEY, INIT_KEY, TOKEN_KEY } from './session-keys.ts';
import { hasAside, keepAside, tokenAside } from './token-aside.ts';
import { readClaims } from './token-claims.ts';

/**
 * Why a session ended. `revoked` and `deleted` are the hub's own word; `elsewhere`: another tab logged out; `aside`: the hub does
 * not know the token at the moment, which is kept and tried again.
 */
export type SessionEnd = 'logout' | 'revoked' | 'deleted' | 'elsewhere' | 'aside';

export interface Session {
  readonly token: string | undefined;
  readonly claims: TokenClaims | undefined;
  /** A token of this hub that the hub did not know when it was used last. */
  readonly aside: string | undefined;
  /** How the page's last session ended; undefined during a session and before the first. */
  readonly ended: SessionEnd | undefined;
  /** Whether the player has just signed in and the welcome page still shows its animation. */
  readonly isSigningIn: boolean;
  /** Whether the browser has stored the token, so that a reload keeps the session. */
  readonly isStored: boolean;
  /** How often the server refused a socket of this player, or a call as suspended. */
  readonly refusals: number;
  /** What the host says while the hub is closed for maintenance; undefined while it is open. */
  readonly closedText: string | undefined;
}

export interface SessionStore extends StoreApi<Session> {
  /** Stores a token and its claims. Throws and changes nothing if it cannot be read. */
  readonly signIn: (token: string) => void;
  /** Marks the welcome animation as finished: the player may leave the welcome page. */
  readonly completeSignIn: () => void;
  /** Stores a newer token of the same session; ignores a token that cannot be read. */
  readonly renew: (token: string) => void;
  readonly end: (reason: SessionEnd) => void;
  /** Ends a session whose token the hub does not know, and keeps the token. */
  readonly putAside: () => void;
  /** Applies other tabs' changes of the token until the returned function is called. */
  readonly followOtherTabs: () => () => void;
}

const signedOut = (ended?: SessionEnd) => ({
  token: undefined,
  claims: undefined,
  ended,
  isSigningIn: false,
  isStored: true,
  refusals: 0,
});

interface Options {
  readonly kept?: SafeStorage | undefined;
  /** Id of the hub that the page came from. */
  readonly hub?: string | undefined;
  /** Called with the reason when a stored token cannot be read. */
  readonly onUnreadable?: ((message: string) => void) | undefined;
}

/**
 * Creates the session of this browser: reads the stored token, and stores its changes. A guest's token is the only key to the
 * account, so it is never judged here: not by the device's clock, and not by a hub that does not know it.
 */
export function createSession({
  kept = safeStorage(() => localStorage),
  hub = '',
  onUnreadable = () => undefined,
}: Options = {}): SessionStore {
  const store = createStore<Session>(() => ({ ...signedOut(), aside: undefined, closedText: undefined }));
  const { getState, setState } = store;
  /** Id of the hub that signed the stored token. Builds before did not write it into tokens, and earlier ones stored none. */
  const hubOf = (claims: TokenClaims | undefined): string => claims?.hub ?? kept.read(HUB_KEY) ?? '';

  const take = (token: string, isSigningIn: boolean): void => {
    const claims = readClaims(token);
    setState({ token, claims, ended: undefined, isSigningIn, isStored: true });
  };

  /** False for a token that cannot be read. */
  const takeStored = (token: string, isSigningIn: boolean): boolean => {
    try {
      take(token, isSigningIn);
      return true;
    } catch (error) {
      onUnreadable(String(error));
      return false;
    }
  };

  /** A stored token that is not this session's, for example a newer one of another tab; undefined if none can be read. */
  const foreign = () => {
    const { token, claims } = getState();
    const stored = kept.read(TOKEN_KEY);
    if (stored === undefined || stored === token) return undefined;
    try {
      const of = readClaims(stored);
      return { token: stored, hub: hubOf(of), isOwn: of.id === claims?.id };
    } catch {
      return undefined;
    }
  };

  const keep = (token: string): void => {
    const other = foreign();
    // The only key to another account is not overwritten before it is put aside.
    if (!other || other.isOwn || keepAside(kept, { token: other.token, hub: other.hub })) {
      kept.write(TOKEN_KEY, token);
      kept.write(HUB_KEY, getState().claims?.hub ?? hub);
    }
    setState({ isStored: kept.read(TOKEN_KEY) === token });
  };

  /** Ends the session. A stored token that it never had may be another tab's newer one: it takes that, except for a logout. */
  const forget = (reason: SessionEnd | undefined): void => {
    const other = foreign();
    if (other && reason !== 'logout') return take(other.token, false);
    // Whoever logs out logs out of this account, with whichever of its tokens.
    if (other && !other.isOwn) return setState(signedOut(reason));
    for (const key of [TOKEN_KEY, HUB_KEY, INIT_KEY]) kept.remove(key);
    setState(signedOut(reason));
  };

  const putAside = (): void => {
    const { token, claims, isStored } = getState();
    if (token === undefined) return;
    const other = foreign();
    if (other?.isOwn && isStored) return take(other.token, false);
    const of = hubOf(claims);
    // In a browser whose storage is full the token stays where it is; where none is stored, only this page has it.
    if (keepAside(kept, { token, hub: of })) forget('aside');
    else setState(signedOut('aside'));
    setState({ aside: tokenAside(kept, hub) ?? (of && of !== hub ? undefined : token) });
  };

  const restore = (): void => {
    const token = kept.read(TOKEN_KEY);
    if (token !== undefined && !takeStored(token, false)) forget(undefined);
    const of = hubOf(getState().claims);
    // Another hub answers at this address now.
    if (hub && of && of !== hub) putAside();
    else if (token === undefined && hasAside(kept)) setState({ ended: 'aside' });
    setState({ aside: tokenAside(kept, hub) });
  };

  const handleStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== TOKEN_KEY && key !== null) return;
    const aside = tokenAside(kept, hub);
    const { token, isSigningIn } = getState();
    setState({ aside });
    if (newValue === null) {
      if (token !== undefined) setState(signedOut(aside === token ? 'aside' : 'elsewhere'));
      return;
    }
    if (!takeStored(newValue, isSigningIn)) setState(signedOut('elsewhere'));
  };

  restore();
  return {
    ...store,
    signIn(token) {
      take(token, true);
      keep(token);
    },
    completeSignIn: () => setState({ isSigningIn: false }),
    renew(token) {
      const { claims, isSigningIn } = getState();
      try {
        // A kept answer may have the token that a sign-out has revoked since.
        if (claims && readClaims(token).ver < claims.ver) return;
        take(token, isSigningIn);
      } catch {
        return;
      }
      keep(token);
    },
    end: (reason) => {
      const { token, closedText } = getState();
      // A closed hub may be about to be restored: who leaves to begin anew there keeps the account.
      if (reason === 'logout' && closedText !== undefined) putAside();
      else if (token !== undefined) forget(reason);
    },
    putAside,
    followOtherTabs() {
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
