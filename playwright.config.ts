import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tools/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'games/*/*.spec.ts'],
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/pictures/committed/{arg}{ext}',
  // Pages wait as much as they work: one more than there are processors on the smallest machine.
  workers: 3,
  fullyParallel: true,
  // Journeys that wait for minutes belong to `npm run test:journeys`.
  grepInvert: process.env['LONG'] === undefined ? /@long/ : [],
  // A machine under load needs several times what a free one does. Waits end as soon as they can, so only failures take long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArgs] },
    // Filming every page takes a quarter of the time of all tests; a failure leaves its trace with the pages' elements, and a picture.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
