import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { PLAIN_HOST_RULE } from './e2e/support/plain-host.ts';
import { chromiumArgs, chromiumPath } from './tools/chromium.ts';

/** What holds for the whole product rather than for one page or journey: for `npm run test:system`. */
const SYSTEM = [
  'e2e/pages/{older-browsers,same-words,silence}.spec.ts',
  'e2e/journeys/{abuse,account-keys,deploys,lost-network,nodes,secrecy}.spec.ts',
];

/** Each has a browser and servers of its own. */
const MOST_WORKERS = 8;

// Inherited by browsers, which show dates in the player's time zone, and by servers.
process.env['TZ'] = 'UTC';

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'games/*/*.spec.ts'],
  projects: [
    { name: 'pages', testIgnore: SYSTEM },
    { name: 'system', testMatch: SYSTEM },
  ],
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/pictures/committed/{arg}{ext}',
  // Tests wait for servers and clocks a tenth of their time, so that one more than there are processors fits.
  workers: Math.min(availableParallelism() + 1, MOST_WORKERS),
  fullyParallel: true,
  // Journeys that wait for minutes belong to `npm run test:journeys`.
  grepInvert: process.env['LONG'] === undefined ? /@long/ : [],
  // A machine under load needs several times what a free one does. Waits end as soon as they can, so only failures take long.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArgs, PLAIN_HOST_RULE] },
    // A trace of every page takes a fifth of the time of all tests. A failure leaves its picture and the elements of its
    // page; `npx playwright test --trace on <file>` records the rest.
    screenshot: 'only-on-failure',
  },
});
