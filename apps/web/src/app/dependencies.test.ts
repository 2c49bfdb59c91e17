import { ownAccount } from '@hub/protocol/http/accounts';
import { lastMatches } from '@hub/protocol/http/activity';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { createBrowserSound } from '@hub/web/sound/browser-sound.ts';
import { silentSound } from '@hub/web/sound/testing/silent-sound.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDependencies } from './dependencies.ts';

vi.mock('@hub/web/sound/browser-sound.ts');

it.each([
  ['error', 'wrong'],
  ['warning', 'tick'],
  ['success', 'ingameNotification'],
  ['info', 'ingameNotification'],
  ['purchase', 'ingameNotification'],
  ['player', 'ingameNotification'],
] as const)('a toast of type %s plays %s', (type, cue) => {
  const silent = silentSound();
  vi.mocked(createBrowserSound).mockReturnValue(silent);
  const { notifications } = createDependencies(() => true);
  notifications.notify({ type, title: 'Hello' });
  expect(silent.playCue.mock.calls).toEqual([[cue]]);
});

it('a stored token that cannot be read is noted in the console', () => {
  vi.mocked(createBrowserSound).mockReturnValue(silentSound());
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('token', 'junk');
  createDependencies(() => true);
  expect(warn.mock.calls).toEqual([['Error: Invalid token specified: missing part #2', '']]);
  warn.mockRestore();
});

function build(reload: () => boolean) {
  vi.mocked(createBrowserSound).mockReturnValue(silentSound());
  const { net, notifications } = createDependencies(reload);
  return { net, titles: () => notifications.getState().toasts.map(({ title }) => title) };
}

describe('a server of another version', () => {
  it('makes the page reload, without a word', () => {
    const reload = vi.fn<() => boolean>(() => true);
    const { net, titles } = build(reload);
    net.onOtherVersion();
    net.onOtherVersion();
    expect(reload).toHaveBeenCalledOnce();
    expect(titles()).toEqual([]);
  });

  it('is reported once when a reload did not help', () => {
    const { net, titles } = build(() => false);
    net.onOtherVersion();
    net.onOtherVersion();
    expect(titles()).toEqual(['A new version is here']);
  });
});

it('a call that a closed hub refuses says what the host says', async () => {
  vi.mocked(createBrowserSound).mockReturnValue(silentSound());
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'maintenance', message: 'Back at eight.' }, { status: 503 }),
  );
  const { net, session } = createDependencies(() => true);
  await expect(net.call(lastMatches)).rejects.toMatchObject({ failure: 'Back at eight.' });
  expect(session.getState().closedText).toBe('Back at eight.');
  warn.mockRestore();
});

const revoked = () => Response.json({ error: 'token_revoked', message: '' }, { status: 401 });

describe('a revoked token', () => {
  const [former, fresh] = [tokenFor('Kestrel'), tokenFor('Kestrel', { ver: 2 })];
  afterEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  /** Makes a call that the hub refuses because the token was revoked; `resume` answers the question for the new one. */
  async function refuseCall(resume: () => Response) {
    vi.mocked(createBrowserSound).mockReturnValue(silentSound());
    vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('token', former);
    const asked = vi.fn<typeof fetch>(async (url) =>
      String(url).endsWith('resume-sign-out') ? resume() : revoked(),
    );
    vi.stubGlobal('fetch', asked);
    const { net, session } = createDependencies(() => true);
    const call = () => net.call(ownAccount).catch(() => undefined);
    await call();
    return { session, call, asked };
  }

  it('ends the session', async () => {
    const { session, asked } = await refuseCall(revoked);
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ token: undefined, ended: 'revoked' }));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is replaced where this browser has signed out the others and lost the answer, also after a reload', async () => {
    localStorage.setItem('hub.sign-out', 'a secret of this browser');
    let isAway = true;
    const { session, call, asked } = await refuseCall(() => {
      if (isAway) throw new TypeError('Failed to fetch');
      return Response.json({ token: fresh });
    });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(session.getState().token).toBe(former);
    isAway = false;
    await call();
    await vi.waitFor(() => expect(session.getState().token).toBe(fresh));
    expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toEqual({
      token: former,
      attempt: 'a secret of this browser',
    });
    expect([localStorage.getItem('token'), localStorage.getItem('hub.sign-out')]).toEqual([fresh, null]);
  });

  it('ends the session where somebody else has signed out this browser', async () => {
    localStorage.setItem('hub.sign-out', 'a secret of this browser');
    const { session } = await refuseCall(revoked);
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ token: undefined, ended: 'revoked' }));
    expect(localStorage.getItem('hub.sign-out')).toBeNull();
  });
});

it('a refused socket has the account asked why', () => {
  vi.mocked(createBrowserSound).mockReturnValue(silentSound());
  const { net, session } = createDependencies(() => true);
  net.onUnauthorized();
  net.onSuspended?.();
  expect(session.getState().refusals).toBe(2);
});
