import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { TOKEN_KEY } from './session-keys.ts';
import type { SessionStore } from './session-store.ts';
import { keepAside, tokenAside } from './token-aside.ts';

const kept = safeStorage(() => localStorage);

/** Whether the browser has stored a token that was put aside, so that a reload keeps it. */
export const isKept = (token: string, hub: string): boolean =>
  tokenAside(kept, hub) === token || kept.read(TOKEN_KEY) === token;

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
  const { aside, token: former } = session.getState();
  session.putAside();
  keepAside(kept, undefined, aside);
  session.signIn(token);
  session.completeSignIn();
  session.setState({ aside: tokenAside(kept, hub) ?? former });
}
