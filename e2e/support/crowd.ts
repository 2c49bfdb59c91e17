import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test as base, callerAddress, collectComplaints, DESKTOP, expect as one } from './test.ts';

/** Up to eight browsers share what there is to compute with: they get longer for the same. */
export const expect = one.configure({ timeout: 15_000 });
const TEST_MS = 180_000;

/** Somebody with an account and a browser of their own. */
export interface Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly token: string;
  /** Where this player finds the server. */
  readonly url: string;
}

interface Seating {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Where this player finds the server; the one of the test unless given. */
  readonly url?: string;
}

/** What a browser itself reports of connections that are lost. */
const isNetwork = (text: string): boolean => text.includes('WebSocket') || text.includes('net::ERR_');

/** The players of a test. Their pages must not complain, whichever of them it is. */
export class Crowd {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #contexts: BrowserContext[] = [];
  readonly #complaints: string[] = [];
  #isForgiven = (_text: string): boolean => false;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** Lets one player in, as a guest with an address of their own. */
  async seat(name: string, { viewport = DESKTOP, url = this.#url }: Seating = {}): Promise<Player> {
    const headers = { 'x-forwarded-for': callerAddress() };
    const token = await createGuest(url, name, headers);
    const context = await this.#browser.newContext({
      baseURL: url,
      viewport,
      extraHTTPHeaders: headers,
      storageState: {
        cookies: [],
        origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
      },
    });
    this.#contexts.push(context);
    context.on('page', (page) => collectComplaints(page, this.#complaints));
    return { name, context, page: await context.newPage(), token, url };
  }

  async seatAll(names: readonly string[], seating?: Seating): Promise<Player[]> {
    return Promise.all(names.map((name) => this.seat(name, seating)));
  }

  /** Connections are lost in this test, and browsers report that. */
  expectLosses(): void {
    this.#isForgiven = isNetwork;
  }

  /** Servers are replaced in this test: connections are lost, and files of the old build are gone. */
  expectDeploys(): void {
    this.#isForgiven = (text) => isNetwork(text) || /status of 404|apply style/.test(text);
  }

  async leave(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
    expect(this.#complaints.filter((text) => !this.#isForgiven(text))).toEqual([]);
  }
}

async function createGuest(url: string, name: string, headers: Record<string, string>): Promise<string> {
  const reply = await fetch(`${url}/api/accounts/create`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { token: string }).token;
}

/** A test of several players. */
export const test = base.extend<{ crowd: Crowd }>({
  crowd: async ({ browser, hub }, use, testInfo) => {
    testInfo.setTimeout(TEST_MS);
    const crowd = new Crowd(browser, hub.url);
    await use(crowd);
    await crowd.leave();
  },
});
