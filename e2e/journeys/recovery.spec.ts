import type { BrowserContext, Page } from '@playwright/test';
import { expectNothingSerious } from '../support/axe.ts';
import { championById } from '../support/champions.ts';
import { answerOfToday } from '../support/daily-answer.ts';
import { grantEssence } from '../support/grant.ts';
import { accountOf, guess } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

/** Makes recovery codes on the page that is open, as a player does, and reads them off the sheet. */
async function makeCodes(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: /^Make .*codes$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(sheet.getByRole('listitem')).toHaveCount(8);
  const lines = sheet.getByRole('listitem');
  await expect(lines).toHaveCount(8);
  const codes = await lines.allTextContents();
  await expectNothingSerious(page);
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  await expect(sheet).toHaveCount(0);
  return codes;
}

async function restore(page: Page, code: string): Promise<void> {
  // Browsers drop presses on a page that they have not painted yet.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'I have a recovery code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Recovery code').fill(code);
  await dialog.getByRole('button', { name: 'Restore my account' }).click();
}

const clearBrowser = async (page: Page, context: BrowserContext) => {
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
};

/** What a guest owns, and what their days say. */
async function wealth(context: BrowserContext, url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string): Promise<Record<string, unknown>> =>
    (await context.request.get(`${url}/api${path}`, { headers })).json() as Promise<Record<string, unknown>>;
  const { id, dailyRiftStats: stats } = await accountOf(context, url, token);
  return {
    id,
    stats,
    balance: await get(`/accounts/${id}/current-blue-essence`),
    items: await get(`/accounts/${id}/items`),
  };
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

test('a guest who clears the browser is back with a code, with streak, balance and inventory; the code works once', async ({
  browser,
  hub,
  extraHTTPHeaders,
}) => {
  // No token is put back here when a page is loaded, as seatGuest would: this guest comes through the door.
  const context = await browser.newContext({ baseURL: hub.url, extraHTTPHeaders: { ...extraHTTPHeaders } });
  const page = await context.newPage();
  await page.goto('/welcome');
  await page.getByLabel('Username').fill('Kestrel');
  await page.getByRole('button', { name: 'Create Guest Account' }).click();
  await expect(page).toHaveURL(/\/$/);
  const token = await tokenOf(page);
  const { id } = await wealth(context, hub.url, token);

  // A rift solved, Blue Essence granted, an effect bought with it.
  await page.goto('/dailyRifts/championRift');
  await guess(page, championById(await answerOfToday(hub, 'championRift')).name);
  await expect(page.getByRole('dialog')).toContainText('+100');
  const { player_id: player } = await accountOf(context, hub.url, token);
  await grantEssence(hub, player, 2_000);
  const shop = (await (
    await context.request.get(`${hub.url}/api/shop/type/username_effect`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()) as readonly { id: string }[];
  const bought = await context.request.post(`${hub.url}/api/shop/purchase`, {
    headers: { authorization: `Bearer ${token}` },
    data: { itemId: shop[0]?.id ?? '', accountId: player },
  });
  expect(await bought.json()).toMatchObject({ success: true });
  const before = await wealth(context, hub.url, token);
  expect(before.stats).toMatchObject({ championRift: { streak: 1 } });
  expect(before.items).toHaveLength(1);

  await page.goto('/profile');
  const codes = await makeCodes(page);
  await expect(page.getByText(/8 of 8 codes left/)).toBeVisible();
  await clearBrowser(page, context);
  await page.goto('/');
  await expect(page).toHaveURL(/\/welcome$/);

  await restore(page, ` ${codes[0]?.toLowerCase()} `);
  await expect(page.getByText('Welcome Kestrel!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await wealth(context, hub.url, await tokenOf(page))).toEqual({ ...before, id });

  await clearBrowser(page, context);
  await page.goto('/welcome');
  await restore(page, codes[0] ?? '');
  await expect(page.getByRole('alert')).toHaveText(
    'This recovery code has been used already. Each code works once: take the next one.',
  );
  await context.close();
});
