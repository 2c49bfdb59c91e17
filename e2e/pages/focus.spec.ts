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

test("the keyboard's focus can be seen on the volume", async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/news');
  const volume = page.getByRole('slider', { name: 'Volume' });
  const resting = await volume.screenshot();
  await page.getByRole('button', { name: 'Mute sound' }).focus();
  await page.keyboard.press('Tab');
  await expect(volume).toBeFocused();
  expect((await volume.screenshot()).equals(resting)).toBe(false);
});
