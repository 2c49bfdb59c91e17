import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readConsent, saveConsent, useConsent } from './consent.ts';

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

describe('the choice', () => {
  it('permits nothing before it is made', () =>
    expect(readConsent()).toEqual({ pictures: false, feedback: false }));

  it('is kept under hub.consent', () => {
    saveConsent({ pictures: false, feedback: true });
    expect(readConsent()).toEqual({ pictures: false, feedback: true });
    expect(localStorage.getItem('hub.consent')).toBe('{"pictures":false,"feedback":true}');
  });

  it.each(['', 'null', '[]', '{"feedback":"yes"}', '{"feedback":1,"pictures":"no"}', '{broken', '7'])(
    'counts as not made when it reads %j',
    (text) => {
      localStorage.setItem('hub.consent', text);
      expect(readConsent()).toEqual({ pictures: false, feedback: false });
    },
  );

  it('reaches everything on the page, and other tabs', () => {
    const { result } = renderHook(useConsent);
    act(() => saveConsent({ pictures: false, feedback: true }));
    expect(result.current).toEqual({ pictures: false, feedback: true });
    act(() => {
      localStorage.setItem('hub.consent', '{"pictures":true,"feedback":false}');
      window.dispatchEvent(new StorageEvent('storage', { key: 'hub.consent' }));
    });
    expect(result.current).toEqual({ pictures: true, feedback: false });
  });

  it('lasts as long as the page where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    saveConsent({ pictures: false, feedback: false });
    expect(readConsent().pictures).toBe(false);
    vi.restoreAllMocks();
    saveConsent({ pictures: true, feedback: false });
    expect(readConsent().pictures).toBe(true);
  });
});
