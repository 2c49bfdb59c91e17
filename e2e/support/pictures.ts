import { existsSync } from 'node:fs';
import type { Page, ViewportSize } from '@playwright/test';
import sharp from 'sharp';
import { expectNothingCollides, LAPTOPS, LOW_PHONE, LOW_WINDOWS, TABLETS } from './collisions.ts';
import { expectHealthy } from './inspect.ts';
import { whilePainted } from './paint.ts';
import { DESKTOP, expect, PHONE, test, untilComplete } from './test.ts';

/** The colours of the committed pictures are multiples of this; see `e2e/pictures/update.ts`. */
export const COLOUR_STEP = 12;

/**
 * The threshold, a sixth of pixelmatch's own, permits what rounding changes: at most six of 255 steps of each colour. The
 * few pixels are for edges that another processor may draw differently.
 */
const TOLERANCE = { threshold: 0.035, maxDiffPixels: 20, scale: 'css' } as const;

/** Pictures with more such edges: a scaled map. */
const MORE_PIXELS: ReadonlyMap<string, number> = new Map([['rift-guesser-over-390.png', 32]]);

const toleranceOf = (picture: string) => ({
  ...TOLERANCE,
  maxDiffPixels: MORE_PIXELS.get(picture) ?? TOLERANCE.maxDiffPixels,
});

/** By so much the rounding of a committed picture changes a colour. */
const ROUNDING = COLOUR_STEP / 2;

/** For a page to reach the state of its picture (ms); a busy machine gets more time for the second try. */
const FIRST_TRY_MS = 2_500;

/** Opens the page with this heading, and waits until it is complete: each comparison with a picture takes half a second. */
export async function visit(page: Page, path: string, name: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await untilComplete(page);
}

/** Compares the visible part of the page with its committed pictures, and expects it to be accessible, at these sizes. */
export const expectPictures = (page: Page, name: string, sizes = [DESKTOP, PHONE]): Promise<void> =>
  whilePainted(page, () => comparePictures(page, name, sizes));

async function comparePictures(page: Page, name: string, sizes: readonly ViewportSize[]): Promise<void> {
  await page.mouse.move(0, 0);
  for (const size of sizes) {
    await showAt(page, size);
    const picture = `${name}-${size.width}.png`;
    const isEqual =
      (await isCommitted(page, picture)) ||
      (await expect(page)
        .toHaveScreenshot(picture, { ...toleranceOf(picture), timeout: FIRST_TRY_MS })
        .then(
          () => true,
          () => false,
        ));
    if (!isEqual) {
      // Where parts have moved before, the browser may keep edges at another fraction of a pixel until it draws them anew.
      await page.setViewportSize({ width: size.width - 1, height: size.height });
      await showAt(page, size);
      await expect.soft(page).toHaveScreenshot(picture, toleranceOf(picture));
    }
  }
  await expectHealthy(page, sizes);
  const between = sizes.flatMap((size) =>
    size === PHONE ? LOW_PHONE : [...LAPTOPS, ...TABLETS, ...LOW_WINDOWS],
  );
  await expectNothingCollides(page, between);
}

/**
 * Whether the page shows the committed picture, but for its rounding. The comparison that names the differences is slower, and is
 * made only if this one fails.
 */
export async function isCommitted(page: Page, picture: string): Promise<boolean> {
  const file = test.info().snapshotPath(picture, { kind: 'screenshot' });
  if (!existsSync(file)) return false;
  const taken = await page.screenshot({ scale: 'css', animations: 'disabled', caret: 'hide' });
  const [shown, committed] = await Promise.all([taken, file].map(coloursOf));
  return (
    shown?.length === committed?.length &&
    shown?.every((value, at) => Math.abs(value - (committed?.[at] ?? 0)) <= ROUNDING) === true
  );
}

const coloursOf = (picture: Buffer | string): Promise<Buffer> =>
  sharp(picture).removeAlpha().raw().toBuffer();

/** Compares the visible part of the page with one committed picture, for at most `timeout` ms. */
export async function comparePicture(page: Page, name: string, timeout?: number): Promise<void> {
  const options = { ...TOLERANCE, ...(timeout !== undefined && { timeout }) };
  await whilePainted(page, async () => {
    await page.evaluate(untilPainted);
    await expect(page).toHaveScreenshot(`${name}.png`, options);
  });
}

/** A busy browser may take the picture of a window that has its new size and still shows the page at the former one. */
async function showAt(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(untilPainted);
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
