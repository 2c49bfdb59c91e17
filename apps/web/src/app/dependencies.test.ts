import { lastMatches } from '@hub/protocol/http/activity';
import { createBrowserSound } from '@hub/web/sound/browser-sound.ts';
import { silentSound } from '@hub/web/sound/testing/silent-sound.ts';
import { describe, expect, it, vi } from 'vitest';
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
  expect(warn.mock.calls).toEqual([['Invalid token specified: missing part #2', '']]);
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

  it('does not reload a page with recovery codes that are shown once', () => {
    document.body.innerHTML = '<p data-once></p>';
    const reload = vi.fn<() => boolean>(() => true);
    const { net, titles } = build(reload);
    net.onOtherVersion();
    document.body.innerHTML = '';
    expect(reload).not.toHaveBeenCalled();
    expect(titles()).toEqual(['A new version is here']);
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

it('a refused socket has the account asked why', () => {
  vi.mocked(createBrowserSound).mockReturnValue(silentSound());
  const { net, session } = createDependencies(() => true);
  net.onUnauthorized();
  net.onSuspended?.();
  expect(session.getState().refusals).toBe(2);
});
