import type { Page } from '@playwright/test';

const STEPS = 40;

/** What has the focus but does not show it; undefined when it shows or nothing has it. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    // A slider shows it on its thumb, which no script can ask: it has a test of its own.
    if (focused.matches('input[type="range"]')) return undefined;
    // A field shows it on the well around it, the only button of a card on the card.
    const places = [focused, focused.parentElement, focused.closest('article')];
    const isSeen = places.some((place) => {
      if (place === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow.includes(' 3px');
    });
    return isSeen ? undefined : focused.outerHTML.slice(0, 200);
  });

/** Walks through the page with the tabulator, and tells what had the focus without showing it. */
export async function hiddenOnTheWay(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const hidden = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const found = await hiddenFocus(page);
    if (found !== undefined) hidden.add(found);
  }
  return [...hidden];
}
