import { expect, type Page } from '@playwright/test';
import { expectNothingCollides, LOW_PHONE } from './collisions.ts';
import { expectFits } from './fit.ts';
import { DESKTOP } from './test.ts';

/** Opens the rules of a running game by keyboard, and closes them with Escape, on a desktop and on a low phone. */
export async function expectRules(page: Page, game: string): Promise<void> {
  const before = page.viewportSize();
  const control = page.getByRole('button', { name: 'How to play' });
  const dialog = page.getByRole('dialog', { name: `How to play ${game}` });
  for (const size of [DESKTOP, LOW_PHONE]) {
    await page.setViewportSize(size);
    // Sidebar and top bar have a control each: the one of this size must be there.
    const menu = page.getByRole('button', { name: size === LOW_PHONE ? 'Open menu' : 'Expand sidebar' });
    await expect(menu).toBeVisible();
    await control.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expectFits(page, { visible: [dialog.getByRole('button', { name: 'Close' })], sizes: [size] });
    await expectNothingCollides(page, [size]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(control).toBeFocused();
  }
  if (before !== null) await page.setViewportSize(before);
}
