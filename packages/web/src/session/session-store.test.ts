import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type SessionStore } from './session-store.ts';
import { takeBack } from './take-back.ts';
import { tokenFor } from './testing/tokens.ts';

const [kestrel, wren] = [tokenFor('Kestrel'), tokenFor('Wren')];
let stopFollowing: (() => void) | undefined;

/** Simulates another tab's change of the storage, which this tab receives as an event. */
function otherTab(key: string | null, newValue: string | null): void {
  if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
  else localStorage.clear();
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

/** The storage of a browser that denies it. */
function refused(): never {
  throw new DOMException('denied', 'SecurityError');
}

function start(hub?: string) {
  const session = createSession({ hub });
  stopFollowing = session.followOtherTabs();
  return session;
}

beforeEach(() => localStorage.clear());
afterEach(() => stopFollowing?.());

describe('createSession', () => {
  it('starts signed out without a token, and in with one', () => {
    expect(start().getState()).toMatchObject({ token: undefined, claims: undefined, ended: undefined });
    localStorage.setItem('token', kestrel);
    expect(start().getState()).toMatchObject({
      token: kestrel,
      claims: { name: 'Kestrel' },
      isSigningIn: false,
    });
  });

  it('removes a token that cannot be read, and says why', () => {
    localStorage.setItem('token', 'junk');
    const onUnreadable = vi.fn<(message: string) => void>();
    expect(createSession({ onUnreadable }).getState().token).toBeUndefined();
    expect(localStorage.getItem('token')).toBeNull();
    expect(onUnreadable.mock.calls).toEqual([['Error: Invalid token specified: missing part #2']]);
  });

  it('keeps a token that is past its time by the clock of the device', () => {
    localStorage.setItem('token', tokenFor('Kestrel', { exp: 1000 }));
    expect(start().getState()).toMatchObject({ claims: { name: 'Kestrel' }, isStored: true });
  });

  it('signs in, and arrives when the celebration is over', () => {
    const session = start();
    session.signIn(kestrel);
    expect(localStorage.getItem('token')).toBe(kestrel);
    expect(session.getState()).toMatchObject({ claims: { name: 'Kestrel' }, isSigningIn: true });
    session.completeSignIn();
    expect(session.getState().isSigningIn).toBe(false);
  });

  it('does not sign in with a token that cannot be read', () => {
    const session = start();
    expect(() => session.signIn('junk')).toThrow('Invalid token specified');
    expect(session.getState().token).toBeUndefined();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('takes a renewed token, and leaves out one that cannot be read', () => {
    const session = start();
    session.signIn(kestrel);
    const fresh = tokenFor('Kestrel', { iat: 2 });
    session.renew(fresh);
    expect(localStorage.getItem('token')).toBe(fresh);
    session.renew('junk');
    expect(session.getState().token).toBe(fresh);
    expect(localStorage.getItem('token')).toBe(fresh);
  });

  it('takes no token that a sign-out has revoked, such as one of a kept answer', () => {
    const session = start();
    session.signIn(kestrel);
    const signedOut = tokenFor('Kestrel', { ver: 2 });
    session.renew(signedOut);
    session.renew(tokenFor('Kestrel', { iat: 3 }));
    expect([session.getState().token, localStorage.getItem('token')]).toEqual([signedOut, signedOut]);
  });

  it('ends once: token and confetti flag go', () => {
    const session = start();
    session.signIn(kestrel);
    localStorage.setItem('init', '1');
    session.end('logout');
    expect(session.getState()).toMatchObject({ token: undefined, ended: 'logout' });
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('init')).toBeNull();
    session.end('revoked');
    expect(session.getState().ended).toBe('logout');
  });

  it('goes on with the token that another tab has stored meanwhile, when the hub ends or does not know its own', () => {
    const fresh = tokenFor('Kestrel', { iat: 2 });
    for (const refuse of [
      (session: SessionStore) => session.end('revoked'),
      (session: SessionStore) => session.putAside(),
    ]) {
      const session = createSession();
      session.signIn(kestrel);
      localStorage.setItem('token', fresh);
      refuse(session);
      expect(session.getState()).toMatchObject({ token: fresh, ended: undefined, aside: undefined });
      expect(localStorage.getItem('token')).toBe(fresh);
      session.end('deleted');
      expect(session.getState()).toMatchObject({ token: undefined, ended: 'deleted' });
      expect(localStorage.getItem('token')).toBeNull();
    }
  });

  it('logs out of its account with any token, and not of another account', () => {
    const session = createSession();
    session.signIn(kestrel);
    localStorage.setItem('token', tokenFor('Kestrel', { iat: 2 }));
    session.end('logout');
    expect(localStorage.getItem('token')).toBeNull();
    session.signIn(kestrel);
    localStorage.setItem('token', wren);
    session.end('logout');
    expect(session.getState()).toMatchObject({ token: undefined, ended: 'logout' });
    expect(localStorage.getItem('token')).toBe(wren);
  });

  it('follows a login in another tab', () => {
    const session = start();
    otherTab('token', kestrel);
    expect(session.getState()).toMatchObject({ claims: { name: 'Kestrel' }, isSigningIn: false });
  });

  it('ends when another tab leaves a token that cannot be read, and says why', () => {
    const onUnreadable = vi.fn<(message: string) => void>();
    const session = createSession({ onUnreadable });
    stopFollowing = session.followOtherTabs();
    session.signIn(kestrel);
    otherTab('token', 'head.!!!.sign');
    expect(session.getState()).toMatchObject({ token: undefined, ended: 'elsewhere' });
    expect(onUnreadable.mock.calls).toEqual([['Error: Invalid token specified: invalid base64 for part #2']]);
  });

  it.each([['token'], [null]])('follows a logout in another tab (key %s)', (key) => {
    const session = start();
    session.signIn(kestrel);
    otherTab(key, null);
    expect(session.getState()).toMatchObject({ token: undefined, ended: 'elsewhere' });
  });

  it('does not mind what else other tabs keep', () => {
    const session = start();
    session.signIn(kestrel);
    otherTab('volume', '0.5');
    expect(session.getState().token).toBe(kestrel);
  });

  it('works in a browser that refuses storage', () => {
    const session = createSession({ kept: safeStorage(refused) });
    session.signIn(kestrel);
    expect(session.getState()).toMatchObject({ claims: { name: 'Kestrel' }, isStored: false });
    session.end('logout');
    expect(session.getState().token).toBeUndefined();
  });

  it('says so in a browser whose storage is full', () => {
    const session = createSession({
      kept: { read: () => undefined, write: () => undefined, remove: () => undefined },
    });
    session.signIn(kestrel);
    expect(session.getState()).toMatchObject({ claims: { name: 'Kestrel' }, isStored: false });
  });
});

describe('a token that the hub does not know', () => {
  it('is put aside, also for other tabs, and taken back with the account', () => {
    const session = start('a');
    session.signIn(kestrel);
    session.putAside();
    expect(session.getState()).toMatchObject({ token: undefined, ended: 'aside', aside: kestrel });
    expect(start('a').getState()).toMatchObject({ token: undefined, aside: kestrel });
    takeBack(session, 'a', kestrel);
    expect(session.getState()).toMatchObject({ token: kestrel, aside: undefined, ended: undefined });
    expect(start('a').getState()).toMatchObject({ token: kestrel, aside: undefined });
  });

  it('leaves other tabs with the same token, which is no logout', () => {
    const session = start('a');
    session.signIn(kestrel);
    createSession({ hub: 'a' }).putAside();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', newValue: null }));
    expect(session.getState()).toMatchObject({ token: undefined, ended: 'aside', aside: kestrel });
  });

  it('changes places with the token of another account', () => {
    const session = start('a');
    session.signIn(kestrel);
    session.putAside();
    session.signIn(wren);
    takeBack(session, 'a', kestrel);
    expect(session.getState()).toMatchObject({ token: kestrel, aside: wren });
  });

  it('of another hub at the same address waits for that hub', () => {
    start('a').signIn(kestrel);
    const other = start('b');
    expect(other.getState()).toMatchObject({ token: undefined, aside: undefined });
    other.signIn(wren);
    expect(start('a').getState()).toMatchObject({ token: undefined, aside: kestrel });
    expect(start('b').getState()).toMatchObject({ token: undefined, aside: wren });
  });

  it('belongs to the hub that signed it, which may have changed under an open page', () => {
    const wrenOfB = tokenFor('Wren', { hub: 'b' });
    const page = start('a');
    page.signIn(wrenOfB);
    expect(start('b').getState()).toMatchObject({ token: wrenOfB, aside: undefined });
    page.putAside();
    expect(page.getState()).toMatchObject({ token: undefined, aside: undefined });
    expect(start('b').getState().aside).toBe(wrenOfB);
  });

  it('stays where it is in a browser that stores nothing more', () => {
    const full = safeStorage(
      () =>
        ({
          getItem: (key: string) => localStorage.getItem(key),
          removeItem: (key: string) => localStorage.removeItem(key),
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        }) as unknown as Storage,
    );
    localStorage.setItem('token', kestrel);
    const session = createSession({ kept: full });
    session.putAside();
    expect(localStorage.getItem('token')).toBe(kestrel);
    expect(session.getState()).toMatchObject({ token: undefined, aside: kestrel });
    // Who begins anew does not overwrite it.
    const roomy = {
      ...full,
      write: (key: string, value: string) => key === 'token' && localStorage.setItem(key, value),
    };
    const anew = createSession({ kept: roomy });
    anew.putAside();
    anew.signIn(wren);
    expect(anew.getState()).toMatchObject({ token: wren, aside: kestrel, isStored: false });
    expect(localStorage.getItem('token')).toBe(kestrel);
    anew.end('logout');
    expect(localStorage.getItem('token')).toBe(kestrel);
    // That of another hub is not tried on this one.
    localStorage.setItem('hub.id', 'a');
    expect(createSession({ kept: full, hub: 'b' }).getState()).toMatchObject({
      ended: 'aside',
      aside: undefined,
    });
  });

  it('stays in the page of a browser that stores nothing', () => {
    const session = createSession({ hub: 'a', kept: safeStorage(refused) });
    session.signIn(kestrel);
    session.putAside();
    expect(session.getState()).toMatchObject({ token: undefined, ended: 'aside', aside: kestrel });
    session.signIn(wren);
    takeBack(session, 'a', kestrel);
    expect(session.getState()).toMatchObject({ token: kestrel, aside: wren, isStored: false });
  });

  it('is kept by who logs out while the hub is closed', () => {
    const session = start('a');
    session.signIn(kestrel);
    session.setState({ closedText: 'This hub is empty.' });
    session.end('logout');
    expect(session.getState()).toMatchObject({ token: undefined, aside: kestrel });
  });

  it('of a build that stored no hub is used by any', () => {
    localStorage.setItem('token', kestrel);
    expect(start('b').getState().token).toBe(kestrel);
    start('b').putAside();
    expect(start('c').getState().aside).toBe(kestrel);
  });
});
