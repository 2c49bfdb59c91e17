import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { BUILT, ServerProcess } from '../system-tests/players/server-process.ts';
import { chromiumArgs, chromiumPath } from '../tools/chromium.ts';

/**
 * Lighthouse of the built pages, mobile preset (simulated slow 4G, processor slowed four times): scores and the metrics
 * behind them, of the run with the median performance of `ROUNDS`. Fails below an aim. `--why` lists what costs points.
 */
const ROUNDS = 5;
const DEBUG_PORT = 20_418;
const AIMS = { performance: 100, accessibility: 100, 'best-practices': 100 } as const;
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'SI',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
} as const;
const PAGES = [
  { route: '/welcome', isSignedIn: false, largestPaintMs: 1_200 },
  { route: '/', isSignedIn: true, largestPaintMs: 1_200 },
] as const;
/** Sum of layout shifts. */
const MOST_SHIFT = 0;
type Page = (typeof PAGES)[number];
type Category = keyof typeof AIMS;

const isCategory = (name: string): name is Category => name in AIMS;
const categories = Object.keys(AIMS).filter(isCategory);

const score = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const figure = (result: Result, audit: keyof typeof METRICS): number =>
  result.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;

/** One visit with an empty cache, by a browser that knows nothing but the token. */
async function visit({ route, isSignedIn }: Page, hub: ServerProcess): Promise<Result> {
  const profile = mkdtempSync(path.join(tmpdir(), 'hub-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    if (isSignedIn) {
      const reply = await browser.request.post(`${hub.url}/api/accounts/create`, {
        data: { name: 'Kestrel' },
      });
      const { token } = (await reply.json()) as { token: string };
      // An address of this origin that loads no asset: the cache stays empty.
      const page = await browser.newPage();
      await page.goto(`${hub.url}/api/health`);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      await page.close();
    }
    const run = await lighthouse(`${hub.url}${route}`, {
      port: DEBUG_PORT,
      onlyCategories: categories,
      disableStorageReset: true,
      logLevel: 'error',
    });
    if (run === undefined) throw new Error(`Lighthouse has no result for ${route}`);
    const { lhr } = run;
    if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
    if (new URL(lhr.finalDisplayedUrl).pathname !== route)
      throw new Error(`${route} led to ${lhr.finalDisplayedUrl}`);
    return lhr;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const median = (results: readonly Result[]): Result => {
  const sorted = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('No run');
  return middle;
};

/** What keeps a category from its 100 points. */
function costs(result: Result): string[] {
  return categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .map(({ id }) => result.audits[id])
      .filter((audit) => audit !== undefined)
      .filter((audit) => audit.score !== null && audit.score < 1)
      .map((audit) => `    ${category}: ${audit.title} (${audit.id}) ${audit.displayValue ?? ''}`),
  );
}

async function main(): Promise<void> {
  const isAskingWhy = process.argv.includes('--why');
  // A caller address of its own for every account would be more than this needs: it creates few.
  const hub = await ServerProcess.start({ built: BUILT });
  let isBelow = false;
  try {
    for (const page of PAGES) {
      const results: Result[] = [];
      for (let round = 0; round < ROUNDS; round += 1) results.push(await visit(page, hub));
      const result = median(results);
      const points = categories.map((category) => `${category} ${score(result, category)}`);
      const metrics = Object.entries(METRICS).map(
        ([id, name]) => `${name} ${result.audits[id]?.displayValue ?? '?'}`,
      );
      console.log(`${page.route.padEnd(10)} ${points.join('   ')}`);
      console.log(`           ${metrics.join('   ')}`);
      if (isAskingWhy) console.log(costs(result).join('\n'));
      isBelow ||= categories.some((category) => score(result, category) < AIMS[category]);
      isBelow ||= figure(result, 'largest-contentful-paint') > page.largestPaintMs;
      isBelow ||= figure(result, 'cumulative-layout-shift') > MOST_SHIFT;
    }
  } finally {
    await hub.remove();
  }
  if (!isBelow) return;
  const aims = categories.map((name) => `${name} ${AIMS[name]}`).join(', ');
  console.error(`Misses an aim: ${aims}, layout shift ${MOST_SHIFT}, or the LCP of a page.`);
  process.exitCode = 1;
}

await main();
