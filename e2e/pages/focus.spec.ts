import type { Page } from '@playwright/test';
import { seatGuest } from '../support/players.ts';
import { OPEN_ROUTES, openRoute } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const STEPS = 40;

/** What has the focus but does not show it; undefined when it shows or nothing has it. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const isShown = (element: Element | null): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow.includes(' 3px');
    };
    // A field shows it on the well around it.
    return isShown(focused) || isShown(focused.parentElement) ? undefined : focused.outerHTML.slice(0, 200);
  });

for (const route of OPEN_ROUTES) {
  test(`the keyboard's focus can be seen on ${route.path}`, async ({ page, context, hub }) => {
    if (route.isForPlayers) await seatGuest(context, hub.url, 'Kestrel');
    await openRoute(page, route);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const hidden = new Set<string>();
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press('Tab');
      const found = await hiddenFocus(page);
      if (found !== undefined) hidden.add(found);
    }
    expect([...hidden]).toEqual([]);
  });
}
