import type { Page } from '@playwright/test';
import { expectNothingCollides, LAPTOPS, LOW_PHONE } from './collisions.ts';
import { expectHealthy } from './inspect.ts';
import { DESKTOP, expect, PHONE, untilComplete } from './test.ts';

/** The colours of the committed pictures are multiples of this; see `e2e/pictures/update.ts`. */
export const COLOUR_STEP = 12;

/**
 * The threshold, a sixth of pixelmatch's own, permits what rounding changes: at most six of 255 steps of each colour. The
 * few pixels are for edges that another processor may draw differently: 21 in a scaled map, the most that was seen.
 */
const TOLERANCE = { threshold: 0.035, maxDiffPixels: 32, scale: 'css' } as const;

/** For a page to reach the state of its picture (ms); a busy machine gets more time for the second try. */
const FIRST_TRY_MS = 2_500;

/** Opens the page with this heading, and waits until it is complete: each comparison with a picture takes half a second. */
export async function visit(page: Page, path: string, name: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await untilComplete(page);
}

/** Compares the visible part of the page with its committed pictures, and expects it to be accessible, at these sizes. */
export async function expectPictures(page: Page, name: string, sizes = [DESKTOP, PHONE]): Promise<void> {
  await page.mouse.move(0, 0);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(untilPainted);
    const picture = `${name}-${size.width}.png`;
    const isEqual = await expect(page)
      .toHaveScreenshot(picture, { ...TOLERANCE, timeout: FIRST_TRY_MS })
      .then(
        () => true,
        () => false,
      );
    if (!isEqual) {
      // Where parts have moved before, the browser may keep edges at another fraction of a pixel until it draws them anew.
      await page.setViewportSize({ width: size.width - 1, height: size.height });
      await page.setViewportSize(size);
      await expect.soft(page).toHaveScreenshot(picture, TOLERANCE);
    }
    await expectHealthy(page, [size]);
  }
  for (const size of sizes) await expectNothingCollides(page, size === PHONE ? [LOW_PHONE] : LAPTOPS);
}

/** Compares the visible part of the page with one committed picture, for at most `timeout` ms. */
export async function comparePicture(page: Page, name: string, timeout?: number): Promise<void> {
  await page.evaluate(untilPainted);
  await expect(page).toHaveScreenshot(`${name}.png`, {
    ...TOLERANCE,
    ...(timeout !== undefined && { timeout }),
  });
}

/** Runs in the page: waits for its fonts and for all pictures in view. */
async function untilPainted(): Promise<void> {
  await document.fonts.ready;
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  });
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
}
