import type { Page } from '@playwright/test';
import { tabTo } from '../support/focus.ts';
import { grantEssence } from '../support/grant.ts';
import type { Hub } from '../support/hub.ts';
import { expectHealthy } from '../support/inspect.ts';
import { accountOf, seatGuest } from '../support/players.ts';
import { expect, PHONE, test } from '../support/test.ts';
import { TRANSLATED } from '../support/translator.ts';

/** A new guest with so much Blue Essence. */
async function seatBuyer(page: Page, hub: Hub, name: string, essence: number): Promise<void> {
  const token = await seatGuest(page.context(), hub.url, name);
  const { player_id: player } = await accountOf(page.context(), hub.url, token);
  if (essence > 0) await grantEssence(hub, player, essence);
}

const effects = (page: Page) => page.getByRole('region', { name: 'Username effects' });
const main = (page: Page) => page.getByRole('main');
const balance = (page: Page, figure: string) =>
  expect(main(page).getByText(figure, { exact: true }).first()).toBeVisible();

async function openShop(page: Page): Promise<void> {
  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(effects(page).getByRole('button', { name: /Rainbow Glow/ })).toBeAttached();
}

test('an effect is bought, is in the inventory, and the name wears it', async ({ page, hub }) => {
  await seatBuyer(page, hub, 'Kestrel', 1_000);
  await openShop(page);
  await balance(page, '1,000');
  await expect(effects(page)).toContainText('22 of 22');

  await effects(page)
    .getByRole('button', { name: /Rainbow Glow/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Rainbow Glow' });
  await expect(dialog).toContainText('500');
  await dialog.getByRole('button', { name: 'Purchase', exact: true }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Purchase Successful!' })).toContainText(
    'Successfully purchased Rainbow Glow! It has been added to your inventory.',
  );
  await dialog.getByRole('button', { name: 'Keep shopping' }).click();
  await expect(dialog).toBeHidden();
  await balance(page, '500');
  await expect(effects(page)).toContainText('21 of 22');
  await expect(effects(page).getByRole('button', { name: /Rainbow Glow/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Inventory' }).click();
  const card = main(page).getByRole('button', { name: /Rainbow Glow/ });
  await expect(card).toContainText('Username Effekt');
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Item Status Updated' })).toBeVisible();

  await page.getByRole('link', { name: 'Riftlight, home' }).click();
  const name = page.getByRole('heading', { level: 1 }).getByText('Kestrel');
  await expect(name).toHaveClass(/fx-rainbow/);
  await page.reload();
  await expect(name).toHaveClass(/fx-rainbow/);
});

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

  await page.goto('/inventory');
  const owned = main(page).getByRole('button', { name: new RegExp(item) });
  await expect(owned).toHaveAttribute('aria-pressed', 'true');
});

test('the scroll buttons move by half of the strip', async ({ page, hub }) => {
  await seatBuyer(page, hub, 'Kestrel', 0);
  await openShop(page);
  const strip = effects(page).getByRole('list');
  const left = () => strip.evaluate((list) => list.scrollLeft);
  const half = await strip.evaluate((list) => list.clientWidth / 2);
  const button = (name: string) => effects(page).getByRole('button', { name });
  await expect(button('Scroll left')).toBeDisabled();
  await button('Scroll right').click();
  await expect.poll(left).toBeCloseTo(half, 0);
  await button('Scroll left').click();
  await expect.poll(left).toBe(0);
  await strip.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect(button('Scroll right')).toBeDisabled();
  await button('Expand').click();
  await expect(effects(page).getByText('Expanded')).toBeVisible();
  const rows = await strip.evaluate(
    (list) => new Set([...list.children].map((child) => child.getBoundingClientRect().top)).size,
  );
  expect(rows).toBeGreaterThan(2);
});

test('is accessible while a phone filters, and with what was bought', async ({ page, hub }) => {
  await page.setViewportSize(PHONE);
  await seatBuyer(page, hub, 'Kestrel', 700);
  await openShop(page);
  await effects(page).getByRole('button', { name: 'Filter & Sort' }).click();
  const panel = page.getByRole('dialog', { name: 'Filter & Sort: Username effects' });
  await panel.getByRole('combobox', { name: 'Rarity' }).selectOption('Uncommon');
  await panel.getByRole('switch', { name: 'Show all at once' }).click();
  await expectHealthy(page, [PHONE]);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(effects(page).getByText('Expanded')).toBeVisible();
  await effects(page)
    .getByRole('button', { name: /Rainbow Glow/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Purchase', exact: true }).click();
  await expect(page.getByText('Purchase Successful!')).toBeVisible();
  await expectHealthy(page);
});
