import { recoveryCodes } from '@hub/features/accounts/recovery-calls.ts';
import { unreachable } from '@hub/ui/net/testing/fake-net.tsx';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeMedia } from '../testing/fake-media.ts';
import { freshAccount, renderApp } from '../testing/render-app.tsx';

const CODES = ['AAAA-AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB-BBBB'];
const kestrel = tokenFor('Kestrel');

/** What a browser without storage throws at every access, and one whose storage is full at every write. */
const refuse = (name: string) => () => {
  throw new DOMException('', name);
};
const denied = {
  getItem: refuse('SecurityError'),
  setItem: refuse('SecurityError'),
  removeItem: refuse('SecurityError'),
};
const full = { getItem: () => null, setItem: refuse('QuotaExceededError'), removeItem: () => undefined };

// What is loaded when it is needed is imported first, so that the tests do not wait for it.
beforeAll(async () => {
  await import('./notice-bars.tsx');
  await import('@hub/features/accounts/screen/codes-left.tsx');
});
beforeEach(() => fakeMedia(1440, { reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

/** Signs in on home, in a browser with this storage. */
async function signIn(storage: object, replies: Parameters<typeof renderApp>[1] = {}, token = kestrel) {
  vi.stubGlobal('localStorage', storage);
  const app = renderApp('/faq', replies);
  act(() => {
    app.session.signIn(token);
    app.session.completeSignIn();
  });
  const bar = await screen.findByRole('complementary', { name: 'Your account' });
  return { ...app, bar, user: userEvent.setup() };
}

it.each([
  ['denies storage', denied],
  ['has no space left', full],
])(
  'a browser that %s: the bar says so at once and makes codes on the page that is open',
  async (_, storage) => {
    let left = 0;
    const keepRecoveryCodes = () => {
      left = CODES.length;
      return { kept: true };
    };
    const replies = {
      makeRecoveryCodes: { codes: CODES },
      keepRecoveryCodes,
      recoveryCodes: () => ({ left, madeAt: left ? Date.UTC(2026, 10, 20, 12) : null }),
    };
    const { bar, user, calls } = await signIn(storage, { replies });
    expect(bar).toHaveTextContent(
      'This browser does not store your account: when you reload or close this page it is lost',
    );
    await user.click(await within(bar).findByRole('button', { name: 'Make recovery codes' }));
    const sheet = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(CODES);
    expect(calls.find(({ name }) => name === 'makeRecoveryCodes')).toMatchObject({
      params: { id: 'account-Kestrel' },
    });
    await user.click(within(sheet).getByRole('button', { name: 'I have kept them' }));
    expect(await within(bar).findByText('2 of 8 codes left, made on 20 Nov 2026.')).toBeVisible();
    expect(within(bar).queryByRole('button')).toBeNull();
    expect(location.pathname).toBe('/faq');
  },
);

it('makes no codes before it is known that none is left, because new ones end the old ones', async () => {
  let isLost = true;
  const replies = {
    recoveryCodes: () => (isLost ? Promise.reject(unreachable(recoveryCodes)) : { left: 3, madeAt: 1 }),
  };
  const { bar, user, calls } = await signIn(denied, { replies });
  const again = await within(bar).findByRole('button', { name: 'Try again' });
  expect(within(bar).queryByRole('button', { name: 'Make recovery codes' })).toBeNull();
  isLost = false;
  await user.click(again);
  expect(await within(bar).findByText(/3 of 8 codes left/)).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('makeRecoveryCodes');
});

it('says that the codes were not made', async () => {
  const { bar, user } = await signIn(denied, { replies: { recoveryCodes: { left: 0, madeAt: null } } });
  await user.click(await within(bar).findByRole('button', { name: 'Make recovery codes' }));
  expect(await within(bar).findByRole('alert')).toHaveTextContent('The codes could not be made');
});

it('tells a player with a linked sign-in to sign in again, who needs no code', async () => {
  const { bar } = await signIn(denied, {}, tokenFor('Kestrel', { googleSub: 'sub-1' }));
  expect(bar).toHaveTextContent('you have to sign in again');
  expect(within(bar).queryByRole('button')).toBeNull();
});

it('is not there in a browser that stores the account', async () => {
  renderApp('/', { token: kestrel });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('complementary', { name: 'Your account' })).toBeNull();
});

it('keeps a token that the hub does not know in the page of a browser that stores nothing, until the hub knows it again', async () => {
  let isKnown = false;
  const asked = vi.fn<typeof fetch>(async () =>
    isKnown
      ? Response.json(freshAccount)
      : Response.json({ error: 'unauthorized', message: '' }, { status: 401 }),
  );
  vi.stubGlobal('fetch', asked);
  const { session, user } = await signIn(denied, { replies: { recoveryCodes: { left: 0, madeAt: null } } });
  act(() => session.putAside());
  const bar = await screen.findByText(
    /This hub does not know the account of Kestrel at the moment. Leave this page open/,
  );
  expect(bar).toBeVisible();
  isKnown = true;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(session.getState().token).toBe(kestrel));
  expect(asked.mock.lastCall?.[1]?.headers).toMatchObject({ authorization: `Bearer ${kestrel}` });
});

it('tries every token that was put aside, and goes on with the one that the hub knows', async () => {
  const wren = tokenFor('Wren');
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: { authorization?: string } }) => {
    asked.push(headers.authorization);
    return headers.authorization === `Bearer ${kestrel}`
      ? Response.json(freshAccount)
      : Response.json({ error: 'unauthorized', message: '' }, { status: 401 });
  });
  localStorage.setItem('hub.aside', JSON.stringify([wren, kestrel].map((token) => ({ token, hub: '' }))));
  const { session } = renderApp('/faq');
  await waitFor(() => expect(session.getState().token).toBe(kestrel));
  expect(new Set(asked)).toEqual(new Set([`Bearer ${wren}`, `Bearer ${kestrel}`]));
  expect(localStorage.getItem('token')).toBe(kestrel);
  expect(JSON.parse(localStorage.getItem('hub.aside') ?? '')).toEqual([{ token: wren, hub: '' }]);
  expect(session.getState().aside).toBe(wren);
});

type Asked = { readonly headers: { readonly authorization?: string }; readonly body?: string };

/** Answers calls for the account as a hub that has revoked one token does. */
const answerAccount =
  (revoked: string) =>
  ({ headers }: Asked): Response =>
    headers.authorization === `Bearer ${revoked}`
      ? Response.json({ error: 'token_revoked', message: '' }, { status: 401 })
      : Response.json(freshAccount);

it('asks again for the answer to a sign-out of the others before it forgets a revoked token', async () => {
  const newest = tokenFor('Kestrel', { ver: 2 });
  const ask = { token: kestrel, attempt: 'attempt-of-this-browser' };
  localStorage.setItem('hub.aside', JSON.stringify([{ token: kestrel, hub: '' }]));
  localStorage.setItem('hub.sign-out', ask.attempt);
  const asked: unknown[] = [];
  let isAway = true;
  const accountOf = answerAccount(kestrel);
  vi.stubGlobal('fetch', async (path: string, request: Asked) => {
    if (!path.endsWith('/resume-sign-out')) return accountOf(request);
    asked.push(JSON.parse(request.body ?? ''));
    if (!isAway) return Response.json({ token: newest });
    isAway = false;
    throw new TypeError('Failed to fetch');
  });
  const { session } = renderApp('/faq');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(localStorage.getItem('hub.aside')).toContain(kestrel);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(session.getState().token).toBe(newest));
  expect(asked).toEqual([ask, ask]);
  expect(localStorage.getItem('hub.aside')).toBe('[]');
});

it('keeps the new token of an account that was put aside, also while another one is signed in', async () => {
  const newest = tokenFor('Kestrel', { ver: 2 });
  localStorage.setItem('hub.aside', JSON.stringify([{ token: kestrel, hub: '' }]));
  localStorage.setItem('hub.sign-out', 'attempt-of-this-browser');
  const accountOf = answerAccount(kestrel);
  vi.stubGlobal('fetch', async (path: string, request: Asked) =>
    path.endsWith('/resume-sign-out') ? Response.json({ token: newest }) : accountOf(request),
  );
  const { session } = renderApp('/faq', { token: tokenFor('Wren') });
  const back = await screen.findByRole('button', { name: 'Return to it' });
  expect(JSON.parse(localStorage.getItem('hub.aside') ?? '')).toEqual([{ token: newest, hub: '' }]);
  await userEvent.setup().click(back);
  expect(session.getState().token).toBe(newest);
  expect(localStorage.getItem('hub.aside')).toContain(tokenFor('Wren'));
});

it('forgets a token that another browser has revoked', async () => {
  localStorage.setItem('hub.aside', JSON.stringify([{ token: kestrel, hub: '' }]));
  const accountOf = answerAccount(kestrel);
  vi.stubGlobal('fetch', async (_: string, request: Asked) => accountOf(request));
  renderApp('/faq');
  await waitFor(() => expect(localStorage.getItem('hub.aside')).toBe('[]'));
});
