import type { Page, ViewportSize } from '@playwright/test';
import { DIALOGS, type DialogCase, DRAWER, LOGOUT, visitDialog } from '../support/dialogs.ts';
import { expectHealthy } from '../support/inspect.ts';
import { DESKTOP, expect, PHONE, test } from '../support/test.ts';

/** More than any of the dialogs has controls, so that the focus goes round at least once. */
const STEPS = 30;

/** Where the focus is; the browser's own bar, which stands between the last and the first control, is `body`. */
const focusPlace = (page: Page): Promise<'inside' | 'body' | 'outside'> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'body';
    return activeElement.closest('dialog[open]') === null ? 'outside' : 'inside';
  });

function checkDialog(dialog: DialogCase, sizes: readonly ViewportSize[]): void {
  test(`${dialog.name} is accessible, keeps the focus, and gives it back on Escape`, async ({
    page,
    hub,
  }) => {
    await visitDialog({ page, hub }, dialog);
    const trigger = dialog.trigger(page);
    await trigger.focus();
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: dialog.title });
    await expect(shown).toBeVisible();
    expect(await focusPlace(page)).toBe('inside');
    await expectHealthy(page, sizes);
    for (const key of ['Tab', 'Shift+Tab']) {
      const places = new Set<string>();
      for (let step = 0; step < STEPS; step += 1) {
        await page.keyboard.press(key);
        places.add(await focusPlace(page));
      }
      expect(places).toContain('inside');
      expect(places).not.toContain('outside');
    }
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(trigger).toBeFocused();
  });
}

test('Back closes a news article and stays on the page', async ({ page, hub }) => {
  const article = DIALOGS.find(({ name }) => name === 'a news article');
  if (article === undefined) throw new Error('no case for the news article');
  await visitDialog({ page, hub }, article);
  await article.trigger(page).click();
  const shown = page.getByRole('dialog', { name: article.title });
  await expect(shown).toBeVisible();
  await page.goBack();
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL(/\/news$/);
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });
  for (const dialog of DIALOGS) checkDialog(dialog, [DESKTOP, PHONE]);
  checkDialog(LOGOUT, [DESKTOP]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });
  checkDialog(DRAWER, [PHONE]);

  test('the logout question, asked from the drawer, gives the focus back to the menu button', async ({
    page,
    hub,
  }) => {
    await visitDialog({ page, hub }, DRAWER);
    await DRAWER.trigger(page).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: 'You sure?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(DRAWER.trigger(page)).toBeFocused();
  });
});
