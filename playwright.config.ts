import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tools/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArgs] },
    trace: 'retain-on-failure',
  },
});
