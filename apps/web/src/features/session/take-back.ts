import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import type { SessionStore } from './session-store.ts';
import { keepAside, tokenAside } from './token-aside.ts';

const kept = safeStorage(() => localStorage);

/** Forgets the token of this hub that was put aside. */
export function forgetAside(session: SessionStore, hub: string): void {
  keepAside(kept, undefined, session.getState().aside);
  session.setState({ aside: tokenAside(kept, hub) });
}

/**
 * Goes on with a token that was put aside: this one, or a newer one of its account. A session of another account is put aside
 * in its place.
 */
export function takeBack(session: SessionStore, hub: string, token: string): void {
  const { aside } = session.getState();
  session.putAside();
  keepAside(kept, undefined, aside);
  session.signIn(token);
  session.completeSignIn();
  session.setState({ aside: tokenAside(kept, hub) });
}
