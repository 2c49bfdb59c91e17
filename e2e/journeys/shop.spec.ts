import type { Page } from '@playwright/test';
import type { ServerProcess } from '../../system-tests/players/server-process.ts';
import { tabTo } from '../support/focus.ts';
import { grantEssence } from '../support/grant.ts';
import { accountOf, seatGuest } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { TRANSLATED } from '../support/translator.ts';

/** A new guest with so much Blue Essence. */
async function seatBuyer(page: Page, hub: ServerProcess, name: string, essence: number): Promise<void> {
  const token = await seatGuest(page.context(), hub.url, name);
  const { player_id: player } = await accountOf(page.context(), hub.url, token);
  if (essence > 0) await grantEssence(hub, player, essence);
}

const effects = (page: Page) => page.getByRole('region', { name: 'Username effects' });
const main = (page: Page) => page.getByRole('main');

async function openShop(page: Page): Promise<void> {
  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(effects(page).getByRole('button', { name: /Rainbow Glow/ })).toBeAttached();
}

test('the keyboard alone sorts, filters, previews, buys and equips', { tag: TRANSLATED }, async ({
  page,
  hub,
}) => {
  await seatBuyer(page, hub, 'Keys', 2_000);
  await openShop(page);
  const shelf = effects(page);
  await tabTo(page, shelf.getByRole('combobox', { name: 'Sort by' }));
  await page.keyboard.type('Price low');
  await expect(shelf.getByRole('listitem').first()).toContainText('250');
  await expect(shelf).toContainText('22 of 22');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Epic');
  await expect(shelf.getByRole('listitem').first()).toContainText('Epic');
  const card = shelf.getByRole('listitem').first().getByRole('button');
  const item = (await card.locator('.display').textContent()) ?? '';
  await tabTo(page, card);
  await expect(page.getByRole('tooltip')).toContainText(`${item} on your name`);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: item });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await tabTo(page, dialog.getByRole('button', { name: 'Purchase', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Wear it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Item Status Updated' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Username effects' })).toBeFocused();
  await expect(shelf).not.toContainText('22 of 22');

  await page.goto('/inventory');
  const owned = main(page).getByRole('button', { name: new RegExp(item) });
  await expect(owned).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  const worn = page.getByRole('heading', { level: 1 }).locator('[class*="fx-"]');
  await expect(worn).toContainText('Keys');
});
