import { setTimeout } from 'node:timers/promises';
import { type CDPSession, expect, type Page, type ViewportSize } from '@playwright/test';

/** So much of width and height is painted while nobody looks: a page takes half of the time at a new size. */
const UNSEEN = 0.1;

/** The session that sets the size, one for each page: the size goes with its session. */
const sessions = new WeakMap<Page, CDPSession>();

/** Pages whose paint nobody ever looks at. */
const unseen = new WeakSet<Page>();

/**
 * Paints the page small from now on; its layout, and all that scripts can measure, stays the same. Only for pages that are neither
 * pictured nor pressed with a pointer.
 */
export async function paintUnseen(page: Page): Promise<void> {
  unseen.add(page);
  const size = page.viewportSize();
  if (size !== null) await resize(page, size, UNSEEN);
}

/** Measures the page at each size. Restores the size. */
export async function atEach(
  page: Page,
  sizes: readonly ViewportSize[],
  measure: (size: ViewportSize) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await resize(page, size, UNSEEN);
    try {
      await measure(size);
    } catch (error) {
      // The picture of the failure shows it.
      await resize(page, size, 1);
      throw error;
    }
  }
  if (before !== null) await resize(page, before, unseen.has(page) ? UNSEEN : 1);
}

/** How long a page may change between two looks at it (ms). */
const LOOK_EVERY_MS = 100;

/** Expects that a look at the page finds nothing, at each size and within `timeout` ms. Restores the size. */
export const expectNothingAt = (
  page: Page,
  sizes: readonly ViewportSize[],
  look: () => Promise<readonly string[]>,
  timeout: number,
): Promise<void> =>
  atEach(page, sizes, async ({ width, height }) => {
    const end = performance.now() + timeout;
    // Not polled by `expect`, which tells nothing of what a look has found that took longer than the timeout.
    let found = await look();
    while (found.length > 0 && performance.now() < end) {
      await setTimeout(LOOK_EVERY_MS);
      found = await look();
    }
    expect(found, `at ${width}x${height}`).toEqual([]);
  });

async function resize(page: Page, { width, height }: ViewportSize, scale: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: false,
    screenOrientation: { type: 'landscapePrimary', angle: 0 },
    scale,
  });
  await page.evaluate(untilSized, { width, height });
}

/** Runs in the page: waits for a frame of this size. */
async function untilSized({ width, height }: ViewportSize): Promise<void> {
  const isSized = (): boolean => innerWidth === width && innerHeight === height;
  do await new Promise(requestAnimationFrame);
  while (!isSized());
}
