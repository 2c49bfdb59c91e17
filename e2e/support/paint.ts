import type { BrowserContext, Page } from '@playwright/test';

/**
 * Whether the tests in this file need painted pages all the time: for layout shifts, first paints and pictures of their own. In the
 * others painting, which no assertion looks at, would take a third of the processor time.
 */
export const isAlwaysPainted = (file: string): boolean =>
  /\/pages\/(?:accessibility|first-styles|fit|focus|home|older-browsers|requests|welcome)\./.test(file);

/** Has pages of the context painted only for `whilePainted`. Their layout, and what can be pressed, stays the same. */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important; }');
    document.adoptedStyleSheets = [sheet];
    if (!['/', '/welcome'].includes(location.pathname)) return;
    // The scripts of a page with static markup wait until it is painted.
    sheet.disabled = true;
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) sheet.disabled = false;
    }).observe({ type: 'paint', buffered: true });
  });
  // The picture of a failure shows its page.
  context.on('page', (page) => {
    const take = page.screenshot.bind(page);
    page.screenshot = (options) => whilePainted(page, () => take(options));
  });
}

/** Has the page painted for this work. After a failure it stays painted. */
export async function whilePainted<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const wasUnpainted = await page.evaluate(setPainted, true);
  const done = await work();
  if (wasUnpainted) await page.evaluate(setPainted, false);
  return done;
}

/** Runs in the page. Whether that changed something. */
function setPainted(isPainted: boolean): boolean {
  const media = document.adoptedStyleSheets[0]?.media;
  const wanted = isPainted ? 'print' : '';
  if (media === undefined || media.mediaText === wanted) return false;
  media.mediaText = wanted;
  return true;
}
