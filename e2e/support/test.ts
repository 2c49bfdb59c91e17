import { randomInt } from 'node:crypto';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import { BUILT, ServerProcess } from '../../system-tests/players/server-process.ts';
import { isAlwaysPainted, leaveUnpainted } from './paint.ts';
import { TRANSLATED, translateAsBrowsersDo } from './translator.ts';

type Fixtures = {
  /** Console errors and uncaught exceptions of the page; must be empty at the end. */
  complaints: string[];
};

type WorkerFixtures = {
  hub: ServerProcess;
  onlineHub: ServerProcess;
  signInHub: ServerProcess;
};

/** A content network without a server; tests answer its requests. */
export const CONTENT_URL = 'https://content.example';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A client address for one test, so that tests do not share rate limits. */
export const callerAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** The tag of tests that run with all animations. The others ask for reduced motion, which saves a third of their time. */
export const MOTION = '@motion';

export const test = base.extend<Fixtures, WorkerFixtures>({
  contextOptions: async ({}, use, { tags }) =>
    use({ reducedMotion: tags.includes(MOTION) ? 'no-preference' : 'reduce' }),
  hub: [
    async ({}, use) => {
      const hub = await ServerProcess.start({ built: BUILT });
      await use(hub);
      await hub.remove();
    },
    { scope: 'worker' },
  ],
  /** A server whose pages load pictures from the content network. */
  onlineHub: [
    async ({}, use) => {
      const hub = await ServerProcess.start({ built: BUILT, variables: { CONTENT_URL } });
      await use(hub);
      await hub.remove();
    },
    { scope: 'worker' },
  ],
  /**
   * A server that uses a real identity provider. It is here, though few tests need it: tests with fixtures of their own for a
   * worker get a worker of their own, with a browser and servers.
   */
  signInHub: [
    async ({}, use) => {
      const { startIdentityProvider } = await import('../../apps/server/src/testing/identity-provider.ts');
      const provider = await startIdentityProvider();
      const hub = await ServerProcess.start({ built: BUILT, variables: provider.variables });
      await use(hub);
      await hub.remove();
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        const { file, project, tags } = base.info();
        if (tags.includes(TRANSLATED)) await context.addInitScript(translateAsBrowsersDo);
        // Set by `--headed`, `--debug` and `--trace`, whose reader would see nothing of a transparent page.
        const isWatched = project.use.headless === false || project.use.trace !== undefined;
        if (!isWatched && !isAlwaysPainted(file)) await leaveUnpainted(context);
        return context;
      };
      await use(browser);
      browser.newContext = open;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hub }, use) => use(hub.url),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': callerAddress() }),
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  // Tests that open all of their pages themselves get no further one.
  page: async ({ page, complaints }, use) => {
    collectComplaints(page, complaints);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Requests of each page without an answer. */
const openRequests = new WeakMap<Page, Set<Request>>();

/** The number of requests of the page without an answer. */
export const openRequestsOf = (page: Page): number => openRequests.get(page)?.size ?? 0;

/**
 * A page is taken for idle after so long (ms): now and then a browser tells no page that it is idle until something moves in it.
 * By then the page has begun what it keeps for an idle moment (`whenIdle`).
 */
const IDLE_AFTER_MS = 5_000;

/** React shows what a page has fetched at most this often (ms). */
const REACT_REVEALS_EVERY_MS = 300;

/**
 * Waits until the page seems to show all that it asks for: its code runs, no request is open, and in the time in which
 * React holds back what has come, nothing appeared. Only for pages whose complaints are collected. Unlike the load state
 * "networkidle", which is reached once for each address, it also waits for what a busy browser has not yet asked for.
 * `laterMs`: how long the page waits before it asks for more, if it does so.
 */
export async function untilComplete(page: Page, laterMs = REACT_REVEALS_EVERY_MS): Promise<void> {
  const isComplete = async (): Promise<boolean> =>
    (await page.evaluate(untilIdle, { ms: laterMs + 10, idleAfterMs: IDLE_AFTER_MS })) &&
    openRequestsOf(page) === 0;
  await expect.poll(isComplete, { intervals: [0] }).toBe(true);
}

/**
 * Runs in the page: waits until timers up to `ms` have run, a frame is drawn and nothing else is to do. Whether the page has
 * kept its elements meanwhile, and its code runs, which is later than its static markup is shown.
 */
const untilIdle = ({ ms, idleAfterMs }: { ms: number; idleAfterMs: number }): Promise<boolean> =>
  new Promise((resolve) => {
    let isStill = true;
    const watch = new MutationObserver(() => {
      isStill = false;
    });
    watch.observe(document, { childList: true, subtree: true });
    setTimeout(() => {
      const wasStill = isStill;
      // In the long wait of a browser that is never idle, pages move by themselves.
      const decide = ({ didTimeout }: IdleDeadline): void => {
        watch.disconnect();
        const heading = document.querySelector('h1') ?? document.querySelector('main');
        const isRunning = Object.keys(heading ?? {}).some((key) => key.startsWith('__react'));
        resolve(isRunning && (didTimeout ? wasStill : isStill));
      };
      requestAnimationFrame(() => requestIdleCallback(decide, { timeout: idleAfterMs }));
    }, ms);
  });

export function collectComplaints(page: Page, into: string[]): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  // The content network may never answer.
  page.on('request', (request) => request.url().startsWith(CONTENT_URL) || open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('console', (message) => {
    if (message.type() === 'error') into.push(message.text());
  });
  page.on('pageerror', (error) => into.push(error.message));
}

/** Forgets what the browser itself reports while it cannot reach the server; nothing else may be complained about. */
export function expectOnlyConnectionComplaints(complaints: string[]): void {
  expect(
    complaints.filter(
      (text) => !/WebSocket|ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE/.test(text),
    ),
  ).toEqual([]);
  complaints.length = 0;
}

export { expect };
