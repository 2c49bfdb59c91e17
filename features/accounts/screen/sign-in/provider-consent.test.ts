import { fakeNet, refused } from '@hub/ui/net/testing/fake-net.tsx';
import { describe, expect, it, vi } from 'vitest';
import { beginSignIn } from '../../sign-in-calls.ts';
import { fakePopup, settle } from '../testing/fake-popup.ts';
import { askForConsent, ConsentError } from './provider-consent.ts';

const BEGUN = { url: 'https://id.example/auth?state=s', flow: 'encrypted' };
const open = (reply: unknown = BEGUN) => {
  const provider = fakePopup();
  const { net, calls } = fakeNet({ beginSignIn: reply });
  return { ...provider, calls, asked: askForConsent(net.call, window.open()) };
};
const reasonOf = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (fault: unknown) => (fault instanceof ConsentError ? fault.reason : fault),
  );

describe('askForConsent', () => {
  it('leads the window to the provider, takes what it brings back, and closes it', async () => {
    const { popup, replace, answer, calls, asked } = open();
    await settle();
    expect(calls).toMatchObject([{ name: 'beginSignIn', body: { origin: location.origin } }]);
    expect(replace).toHaveBeenCalledExactlyOnceWith(BEGUN.url);
    answer('?code=c1&state=s1&iss=https%3A%2F%2Fid.example');
    expect(await asked).toEqual({ code: 'c1', state: 's1', iss: 'https://id.example', flow: 'encrypted' });
    expect(popup.closed).toBe(true);
  });

  it('believes its own window and origin only', async () => {
    const { answer, asked } = open();
    await settle();
    answer('?code=forged&state=s', { origin: 'https://elsewhere.example' });
    answer('?code=forged&state=s', { source: window });
    window.dispatchEvent(new MessageEvent('message', { data: 'noise', origin: location.origin }));
    answer('?code=real&state=s');
    expect(await asked).toMatchObject({ code: 'real' });
  });

  it.each([
    ['?error=access_denied&state=s', 'refused'],
    ['?error=server_error&state=s', 'failed'],
    ['?state=s', 'noCode'],
    ['', 'noCode'],
  ])('tells %j as %s', async (search, reason) => {
    const { answer, asked } = open();
    await settle();
    answer(search);
    expect(await reasonOf(asked)).toBe(reason);
  });

  it('tells when the browser opened no window, and asks the server nothing', async () => {
    const { net, calls } = fakeNet({});
    expect(await reasonOf(askForConsent(net.call, null))).toBe('blocked');
    expect(calls).toEqual([]);
  });

  it('notices that the window is closed, after a message that may still be on its way', async () => {
    vi.useFakeTimers();
    const { popup, asked } = open();
    const reason = reasonOf(asked);
    await vi.advanceTimersByTimeAsync(0);
    popup.closed = true;
    const heard = vi.fn<(reason: unknown) => void>();
    void reason.then(heard);
    await vi.advanceTimersByTimeAsync(300);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(heard).toHaveBeenCalledWith('closed');
  });

  it('closes the window when the sign-in cannot begin', async () => {
    const fault = refused(beginSignIn, 'provider_unreachable', 503);
    const { popup, replace, asked } = open(() => Promise.reject(fault));
    await expect(asked).rejects.toBe(fault);
    expect(popup.closed).toBe(true);
    expect(replace).not.toHaveBeenCalled();
  });
});
