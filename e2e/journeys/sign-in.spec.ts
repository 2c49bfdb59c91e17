import type { Page } from '@playwright/test';
import { expectNothingSerious } from '../support/axe.ts';
import { seatGuest } from '../support/players.ts';
import { chooseAccount, expect, REFUSE, signUp, test } from '../support/sign-in.ts';
import { untilAnswered } from '../support/test.ts';

const REFUSED =
  /the server responded with a status of (?:401|403|404|409|503)|signIn|logIn|signUp|linkAccount|recover|beginSignIn/i;

const logIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Google Sign In' });
const alert = (page: Page) => page.getByRole('alert');

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
}

/** Signs up and leaves again, so that an account with this sign-in is there. */
async function haveAccount(page: Page, name: string, person: 'ada' | 'grace' | 'linus'): Promise<void> {
  await page.goto('/welcome');
  await signUp(page, name, person);
  await expect(page.getByText(`Welcome ${name}!`)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await logOut(page);
}

test.describe.configure({ mode: 'serial' });

test('a newcomer signs up, is celebrated, logs out without a warning, and logs in again', async ({
  page,
}) => {
  await haveAccount(page, 'Ada', 'ada');
  await chooseAccount(page, () => logIn(page).click(), 'ada');
  await expect(page.getByText('Welcome Ada!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/profile');
  await expect(page.getByText('Google Connected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Google Account' })).toHaveCount(0);
});

test('a Google account without an account is sent to Sign Up', async ({ page, refusals }) => {
  refusals([REFUSED]);
  await page.goto('/welcome');
  await chooseAccount(page, () => logIn(page).click(), 'linus');
  await expect(alert(page)).toHaveText(
    'No account found with this Google account. Please use the Sign Up button to create a new account.',
  );
  await expect(page).toHaveURL(/\/welcome$/);
});

test('signing up twice with one Google account is refused, and Cancel clears name and error', async ({
  page,
  refusals,
}) => {
  refusals([REFUSED]);
  await page.goto('/welcome');
  await signUp(page, 'Ada again', 'ada');
  const modal = page.getByRole('dialog', { name: 'Choose Your Username' });
  await expect(modal.getByRole('alert')).toHaveText('This Google account is already linked to another user');
  await expectNothingSerious(page);
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(modal.getByLabel('Username')).toHaveValue('');
  await expect(modal.getByRole('alert')).toHaveCount(0);
});

test('a window that is closed, and consent that is refused, say what to do', async ({ page }) => {
  await page.goto('/welcome');
  const popup = page.waitForEvent('popup');
  await logIn(page).click();
  const provider = await popup;
  await expect(provider.getByRole('link', { name: 'ada' })).toBeVisible();
  await provider.close();
  await expect(alert(page)).toHaveText(
    /^Google authentication failed - no code received\s*The Google window was closed too early/,
  );
  await expect(logIn(page)).toBeEnabled();

  await chooseAccount(page, () => logIn(page).click(), REFUSE);
  await expect(alert(page)).toHaveText(/did not get your permission/);
});

test('a browser that blocks windows says so', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/welcome');
  await logIn(page).click();
  await expect(alert(page)).toHaveText(/blocked the Google window/);
});

test('a guest connects a Google account on the profile, and has it from then on', async ({
  page,
  context,
  hub,
}) => {
  await seatGuest(context, hub.url, 'Grace');
  await page.goto('/profile');
  const connect = page.getByRole('button', { name: 'Connect Google Account' });
  await chooseAccount(page, () => connect.click(), 'grace');
  await expect(page.getByText('Google Connected')).toBeVisible();
  await expect(connect).toHaveCount(0);
  // Nothing would be lost, so nothing is asked.
  await logOut(page);
});

test('a Google account that is linked cannot be connected to a second account', async ({
  page,
  context,
  hub,
  refusals,
}) => {
  refusals([REFUSED]);
  await seatGuest(context, hub.url, 'Second');
  await page.goto('/profile');
  const connect = page.getByRole('button', { name: 'Connect Google Account' });
  await chooseAccount(page, () => connect.click(), 'ada');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This Google account is already linked to another user',
  );
  await expect(page).toHaveURL(/\/profile$/);
});

test("another player's player_id cannot be linked, whatever the page sends", async ({
  page,
  context,
  hub,
  refusals,
}) => {
  refusals([REFUSED]);
  const victim = await context.request.post(`${hub.url}/api/accounts/create`, { data: { name: 'Victim' } });
  const { token } = (await victim.json()) as { token: string };
  const own = await context.request.get(`${hub.url}/api/accounts/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { player_id: victimId } = (await own.json()) as { player_id: string };
  await page.route('**/api/auth/google/register', async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...body, player_id: victimId } });
  });
  await seatGuest(context, hub.url, 'Mallory');
  await page.goto('/profile');
  const answered = page.waitForResponse('**/api/auth/google/register');
  await chooseAccount(
    page,
    () => page.getByRole('button', { name: 'Connect Google Account' }).click(),
    'linus',
  );
  expect((await answered).status()).toBe(403);
  const after = await context.request.get(`${hub.url}/api/accounts/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await after.json()).toMatchObject({ googleConnected: false });
});

test('while Google is down, the page says so and a guest account still works', async ({
  page,
  provider,
  hub,
  refusals,
}) => {
  refusals([REFUSED]);
  await provider.stop();
  try {
    // A server that has not asked the provider yet.
    await untilAnswered(page);
    await hub.crash();
    await hub.restart();
    await page.goto('/welcome');
    const popup = page.waitForEvent('popup');
    await logIn(page).click();
    await popup;
    await expect(alert(page)).toHaveText(
      'Google cannot be reached right now. Please try again in a few minutes.',
    );
    await page.getByLabel('Username').fill('Kestrel');
    await page.getByRole('button', { name: 'Create Guest Account' }).click();
    await expect(page.getByText('Welcome Kestrel!')).toBeVisible();
  } finally {
    await provider.start();
  }
});

test('the page that the provider leads back to is bare: strict policy, nothing kept, nothing without its opener', async ({
  page,
}) => {
  const reply = await page.goto('/sign-in/callback.html?code=secret&state=s');
  expect(reply?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'unsafe-none',
  });
  expect(reply?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByText('You can close this window')).toBeVisible();
  expect(await page.content()).not.toContain('secret');
});
