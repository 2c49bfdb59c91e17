import type { Page } from '@playwright/test';
import { expectNothingSerious } from '../support/axe.ts';
import { seatGuest } from '../support/players.ts';
import { chooseAccount, expect, REFUSE, signUp, test } from '../support/sign-in.ts';

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

test('a guest connects a Google account on the profile, and has it from then on', async ({
  page,
  context,
  signInHub,
}) => {
  await seatGuest(context, signInHub.url, 'Grace');
  await page.goto('/profile');
  const connect = page.getByRole('button', { name: 'Connect Google Account' });
  await chooseAccount(page, () => connect.click(), 'grace');
  await expect(page.getByText('Google Connected')).toBeVisible();
  await expect(connect).toHaveCount(0);
  // Nothing would be lost, so nothing is asked.
  await logOut(page);
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
