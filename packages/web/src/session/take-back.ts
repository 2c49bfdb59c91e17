import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { TOKEN_KEY } from './session-keys.ts';
import type { SessionStore } from './session-store.ts';
import { keepAside, tokenAside, tokensAside } from './token-aside.ts';

const kept = safeStorage(() => localStorage);

/** Whether the browser has stored a token that was put aside, so that a reload keeps it. */
export const isKept = (token: string, hub: string): boolean =>
  tokensAside(kept, hub).includes(token) || kept.read(TOKEN_KEY) === token;

/** All tokens that may be of this hub and were put aside: the one that the page shows, then the newest ones. */
export const allAside = (session: SessionStore, hub: string): ReadonlySet<string> => {
  const { aside } = session.getState();
  return new Set([...(aside === undefined ? [] : [aside]), ...tokensAside(kept, hub)]);
};

/** Forgets a token that was put aside. */
export function forgetAside(session: SessionStore, hub: string, token: string): void {
  keepAside(kept, undefined, token);
  if (session.getState().aside === token) session.setState({ aside: tokenAside(kept, hub) });
}

/** Puts a newer token of the same account aside in place of another one. */
export function renewAside(session: SessionStore, hub: string, aside: string, token: string): void {
  keepAside(kept, { token, hub }, aside);
  if (session.getState().aside === aside) session.setState({ aside: token });
}

/**
 * Goes on with `aside`, a token that was put aside, or with a newer one of its account. A session of another account is put aside
 * in its place.
 */
export function takeBack(session: SessionStore, hub: string, token: string, aside = token): void {
  const { token: former } = session.getState();
  session.putAside();
  keepAside(kept, undefined, aside);
  session.signIn(token);
  session.completeSignIn();
  session.setState({ aside: tokenAside(kept, hub) ?? former });
}
