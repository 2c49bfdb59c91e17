import type { Page } from '@playwright/test';
import { grantEssence } from '../support/grant.ts';
import type { Hub } from '../support/hub.ts';
import { expectHealthy } from '../support/inspect.ts';
import { accountOf, seatGuest } from '../support/players.ts';
import { expect, PHONE, test } from '../support/test.ts';

const THINGS = ['effect-rainbow', 'effect-frost', 'icon-Jinx', 'icon-Braum'];

/** A guest who owns a few things, none of them on. */
async function seatOwner(page: Page, hub: Hub): Promise<void> {
  const token = await seatGuest(page.context(), hub.url, 'Kestrel');
  const headers = { authorization: `Bearer ${token}` };
  const { id: accountId, player_id: player } = await accountOf(page.context(), hub.url, token);
  await grantEssence(hub, player, 5_000);
  for (const itemId of THINGS) {
    const reply = await page.request.post(`${hub.url}/api/shop/purchase`, {
      headers,
      data: { itemId, accountId },
    });
    expect(await reply.json()).toMatchObject({ success: true });
  }
}

async function openInventory(page: Page): Promise<void> {
  await page.goto('/inventory');
  await expect(page.getByRole('tab', { name: /^All/ })).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name });

test('is accessible with an item in use, and shows all tabs', async ({ page, hub }) => {
  await seatOwner(page, hub);
  await openInventory(page);
  await card(page, 'Rainbow Glow').click();
  await expect(card(page, 'Rainbow Glow')).toHaveAttribute('aria-pressed', 'true');
  await expectHealthy(page);
  await page.setViewportSize(PHONE);
  for (const tab of ['All 4', 'Username Effects 2', 'Profile Icons 2'])
    await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 1 });
});

test('an empty inventory leads to the shop', async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Newcomer');
  await page.goto('/inventory');
  await expect(page.getByText('Your inventory is empty')).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
});
