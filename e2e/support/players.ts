import { type BrowserContext, expect, type Page } from '@playwright/test';

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
  const reply = await context.request.post(`${url}/api/accounts/create`, { data: { name } });
  expect(reply.status()).toBe(200);
  const { token } = (await reply.json()) as { token: string };
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  return token;
}

/** Types a champion into the search of Champion Rift and submits the first suggestion. */
export async function guess(page: Page, champion: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Champion' });
  await expect(search).toBeEnabled();
  await search.fill(champion);
  await page.keyboard.press('Enter');
}
