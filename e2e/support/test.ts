import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { Hub } from './hub.ts';

type Fixtures = {
  /** Everything the page complained about: console errors and uncaught exceptions. Checked to be empty at the end. */
  complaints: string[];
};

/** A content network that exists in tests only: nothing answers there unless a test does. */
export const CONTENT_URL = 'https://content.example';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Every test gets a caller address of its own, so that rate limits hold as they do in life. */
export const callerAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const test = base.extend<Fixtures, { hub: Hub; onlineHub: Hub }>({
  hub: [
    async ({}, use) => {
      const hub = await Hub.start();
      await use(hub);
      await hub.stop();
    },
    { scope: 'worker' },
  ],
  /** A server of its own for pages that fetch pictures from the content network. */
  onlineHub: [
    async ({}, use) => {
      const hub = await Hub.start({ CONTENT_URL });
      await use(hub);
      await hub.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hub }, use) => use(hub.url),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': callerAddress() }),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      collectComplaints(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export function collectComplaints(page: Page, into: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') into.push(message.text());
  });
  page.on('pageerror', (error) => into.push(error.message));
}

export { expect };
