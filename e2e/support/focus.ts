import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const STEPS = 40;

/** The focused element if its focus is invisible. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    // A slider shows the focus on its thumb, which scripts cannot read: it has its own test.
    if (focused.matches('input[type="range"]')) return undefined;
    // A field shows it on its parent, the only button of a card on the card.
    const places = [focused, focused.parentElement, focused.closest('article')];
    const isSeen = places.some((place) => {
      if (place === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow.includes(' 3px');
    });
    return isSeen ? undefined : focused.outerHTML.slice(0, 200);
  });

/** Whether the focus is back on the element that had it first; marks that element. */
const isBackAtFirst = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return false;
    if (focused.dataset['firstFocus'] !== undefined) return true;
    if (document.querySelector('[data-first-focus]') === null) focused.dataset['firstFocus'] = '';
    return false;
  });

/** Moves through the page with the Tab key, at most once round; returns the elements with an invisible focus. */
export async function hiddenOnTheWay(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const hidden = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const found = await hiddenFocus(page);
    if (found !== undefined) hidden.add(found);
    if (await isBackAtFirst(page)) break;
  }
  return [...hidden];
}

/** Presses Tab until the focus is on the element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
