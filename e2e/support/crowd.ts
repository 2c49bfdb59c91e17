import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createGuest } from '../../system-tests/players/api-client.ts';
import { test as base, callerAddress, collectComplaints, DESKTOP, expect } from './test.ts';

/** A player with an account and a browser context. */
export interface Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly token: string;
  /** The server's address for this player. */
  readonly url: string;
}

interface Seating {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The server's address for this player; default: the test's server. */
  readonly url?: string;
}

/** Console errors of the browser about lost connections. */
const isNetwork = (text: string): boolean => text.includes('WebSocket') || text.includes('net::ERR_');

/** The players of a test. Fails the test on console errors of any of their pages. */
export class Crowd {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #contexts: BrowserContext[] = [];
  readonly #complaints: string[] = [];
  #isIgnored = (_text: string): boolean => false;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** Creates a guest with its own client address, and opens a browser context for it. */
  async seat(name: string, { viewport = DESKTOP, url = this.#url }: Seating = {}): Promise<Player> {
    const address = callerAddress();
    const { token } = await createGuest(url, name, address);
    const context = await this.#browser.newContext({
      baseURL: url,
      viewport,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
    // A context that begins with stored values opens a page of its own to store them, which takes longer than the context.
    await context.addInitScript(storeToken, token);
    this.#contexts.push(context);
    context.on('page', (page) => collectComplaints(page, this.#complaints));
    return { name, context, page: await context.newPage(), token, url };
  }

  async seatAll(names: readonly string[], seating?: Seating): Promise<Player[]> {
    return Promise.all(names.map((name) => this.seat(name, seating)));
  }

  /** Ignores console errors about lost connections. */
  expectLosses(): void {
    this.#isIgnored = isNetwork;
  }

  /** Ignores console errors about lost connections and about files of an old build. */
  expectDeploys(): void {
    this.#isIgnored = (text) => isNetwork(text) || /status of 404|apply style/.test(text);
  }

  async leave(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
    expect(this.#complaints.filter((text) => !this.#isIgnored(text))).toEqual([]);
  }
}

/** Runs in every page: signs the player in at the first visit. The empty page has no storage. */
function storeToken(token: string): void {
  if (origin === 'null' || localStorage.getItem('seated') !== null) return;
  localStorage.setItem('seated', 'true');
  localStorage.setItem('token', token);
}

/** A test with several players. */
export const test = base.extend<{ crowd: Crowd }>({
  crowd: async ({ browser, hub }, use) => {
    const crowd = new Crowd(browser, hub.url);
    await use(crowd);
    await crowd.leave();
  },
});
