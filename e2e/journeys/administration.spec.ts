import { identityOf } from '../../system-tests/players/api-client.ts';
import { makeHost } from '../support/grant.ts';
import { seatGuest } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

test('a player reports a name, a host renames it, and both players read why', async ({ browser, hub }) => {
  const open = async (name: string) => {
    const context = await browser.newContext({ baseURL: hub.url });
    return { page: await context.newPage(), token: await seatGuest(context, hub.url, name) };
  };
  const { page: host, token: hostToken } = await open('Kestrel');
  const { page: renamed, token } = await open('Rudename');
  const { page: reporter } = await open('Tarn');

  await reporter.goto(`/profile/${identityOf(token).playerId}`);
  await reporter.getByRole('button', { name: 'Report Rudename' }).click();
  await reporter.getByText('Offensive name').click();
  await reporter.getByRole('button', { name: 'Send to the moderators' }).click();
  await expect(reporter.getByText('You will read here what became of it.')).toBeVisible();

  const link = await makeHost(hub, identityOf(hostToken).playerId);
  await host.goto(link);
  await host.getByRole('button', { name: 'Sign in with the link' }).click();
  await expect(host.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  // Three clicks and a reason: the reports, the one about the name, the decision.
  await host.getByRole('link', { name: /^Reports/ }).click();
  await host.getByRole('button', { name: 'Rudename' }).click();
  await host.getByText('Rename', { exact: true }).click();
  await host.getByLabel('Reason, the player reads it').fill('The name insults.');
  await host.getByRole('button', { name: /^Rename and answer/ }).click();
  await expect(host.getByText('Decided: renamed by Kestrel')).toBeVisible();

  await renamed.goto('/');
  await expect(renamed.getByRole('dialog', { name: 'Your name was changed' })).toContainText(
    'The name insults.',
  );
  await reporter.goto('/');
  await expect(reporter.getByText('We changed the name that you reported.')).toBeVisible();

  // The link worked once, and a session that has ended stays so.
  await host.getByRole('button', { name: 'Sign out', exact: true }).click();
  await host.goto(link);
  await host.getByRole('button', { name: 'Sign in with the link' }).click();
  await expect(host.getByRole('alert')).toBeVisible();
});

test('a host makes a passkey and signs in with it; a stolen cookie is worth nothing', async ({
  browser,
  hub,
}) => {
  // Browsers make passkeys for names, and trust this one without https.
  const baseURL = hub.url.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL });
  const token = await seatGuest(context, baseURL, 'Osprey');
  const page = await context.newPage();
  const browserOf = await context.newCDPSession(page);
  await browserOf.send('WebAuthn.enable');
  const { authenticatorId } = await browserOf.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto(await makeHost(hub, identityOf(token).playerId));
  await page.getByRole('button', { name: 'Sign in with the link' }).click();
  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('localhost');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();

  // The device is unlocked, but its user is not verified.
  await browserOf.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('The browser gave no passkey.');
  await browserOf.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();

  const stolen = await context.cookies(`${baseURL}/api/admin`);
  expect(stolen).toMatchObject([{ name: 'hub-admin', httpOnly: true, sameSite: 'Strict' }]);
  const thief = await browser.newContext({ baseURL });
  await thief.addCookies(stolen);
  await thief.addInitScript((value) => localStorage.setItem('token', value), token);
  const other = await thief.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { name: 'Sign in to the administration' })).toBeVisible();
  const refused = await thief.request.get('/api/admin/settings');
  expect(await refused.json()).toMatchObject({ error: 'door_closed' });
});
