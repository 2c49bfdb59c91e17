import { expect, it } from 'vitest';
import { isConfettiDue, noteConfetti, startBrowserSession } from './browser-session.ts';

it('lets the confetti fly once a browser session', () => {
  startBrowserSession();
  expect(isConfettiDue()).toBe(true);
  noteConfetti();
  expect(localStorage.getItem('init')).not.toBeNull();

  // Reload in the same tab.
  startBrowserSession();
  expect(isConfettiDue()).toBe(false);

  // The browser was closed: local storage is kept, session storage is cleared.
  sessionStorage.clear();
  startBrowserSession();
  expect(isConfettiDue()).toBe(true);
});
