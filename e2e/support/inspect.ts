import type { BrowserContext, Page, ViewportSize } from '@playwright/test';
import { expectNothingSerious } from './axe.ts';
import { atEach } from './measure.ts';
import { DESKTOP, expect, PHONE } from './test.ts';

/** Expects no serious accessibility fault and no sideways scrolling, by default at both sizes. Restores the size. */
export async function expectHealthy(
  page: Page,
  sizes: readonly ViewportSize[] = [DESKTOP, PHONE],
): Promise<void> {
  await atEach(page, sizes, async () => {
    await expectNothingSerious(page);
    await expectNoSidewaysScroll(page);
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  expect(content).toBeLessThanOrEqual(window);
}

/** Sum of unexpected layout shifts since the page was loaded, which must be complete. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What came before is told in a task of its own.
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

/** Counts how often the page is loaded from here on. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Addresses beyond this server that a context asks for, whatever comes of it. */
export function foreignRequests(context: BrowserContext, home: string): string[] {
  const foreign: string[] = [];
  const note = (address: string): void => {
    const { host, protocol } = new URL(address);
    if (protocol.startsWith('data') || protocol.startsWith('blob')) return;
    if (host !== new URL(home).host) foreign.push(address);
  };
  context.on('request', (request) => note(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  return foreign;
}
