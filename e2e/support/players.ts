import type { Account } from '@hub/protocol/http/accounts';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';

/** Signs in as a new guest through the welcome page and waits for home. */
export async function signInAsGuest(page: Page, name: string, url = ''): Promise<void> {
  await page.goto(`${url}/welcome`);
  await page.getByLabel('Username').fill(name);
  await page.getByRole('button', { name: 'Create Guest Account' }).click();
  await expect(page.getByText(`Welcome ${name}!`)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

/** Creates a guest over HTTP and stores the token in the page: faster than signing in. */
export async function seatGuest(context: BrowserContext, url: string, name: string): Promise<string> {
  const token = await createGuest(context.request, url, name);
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  return token;
}

/** Creates a guest over HTTP. */
export async function createGuest(request: APIRequestContext, url: string, name: string): Promise<string> {
  const reply = await request.post(`${url}/api/accounts/create`, { data: { name } });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { token: string }).token;
}

/** The account of a token. */
export async function accountOf({ request }: BrowserContext, url: string, token: string): Promise<Account> {
  const reply = await request.get(`${url}/api/accounts/`, { headers: { authorization: `Bearer ${token}` } });
  return (await reply.json()) as Account;
}

/** The Blue Essence of the account, as the server tells it. */
export async function balanceOf(context: BrowserContext, url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { id } = await accountOf(context, url, token);
  const reply = await context.request.get(`${url}/api/accounts/${id}/current-blue-essence`, { headers });
  return ((await reply.json()) as { blueEssence: number }).blueEssence;
}

/** Types a guess into the search of a daily game, which has this label, and submits the first suggestion. */
export async function guess(page: Page, name: string, label = 'Champion'): Promise<void> {
  const search = page.getByRole('combobox', { name: label });
  await expect(search).toBeEnabled();
  await search.fill(name);
  await page.keyboard.press('Enter');
}
