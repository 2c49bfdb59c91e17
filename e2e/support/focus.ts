import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The controls of the page whose focus is invisible to those who use the keyboard. */
export async function hiddenFocus(page: Page): Promise<readonly string[]> {
  // After a key, browsers show the focus that scripts set as well.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const hidden: string[] = [];
    let looked = 0;
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    )) {
      // A slider shows the focus on its thumb, which scripts cannot read: it has its own test.
      if (control.tabIndex < 0 || control.matches('input[type="range"]')) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      looked += 1;
      // A field shows it on its parent, the only button of a card on the card.
      const places = [control, control.parentElement, control.closest('article')];
      const isSeen = places.some((place) => {
        if (place === null) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow.includes(' 3px');
      });
      if (!isSeen) hidden.push(control.outerHTML.slice(0, 200));
    }
    return looked === 0 ? ['nothing takes the focus'] : hidden;
  });
}

/** Presses Tab until the focus is on the element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
