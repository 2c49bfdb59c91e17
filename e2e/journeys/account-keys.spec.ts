import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BUILT, ServerProcess } from '../../system-tests/players/server-process.ts';
import { DataFolders } from '../support/data-folders.ts';
import { admin } from '../support/grant.ts';
import { accountOf, createGuest, signInAsGuest } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

/** The table of decision 056, as guests see it whose only key is in the browser. */

const DAY_MS = 86_400_000;
const WELCOME = /\/welcome$/;

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
/** The tokens that the browser has put aside. */
const asideOf = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('hub.aside') ?? '[]') as { token: string }[]).map(({ token }) => token),
  );
const accountBar = (page: Page) => page.getByRole('complementary', { name: 'Your account' });

/** Expects that home is open and that the hub knows the guest. Returns the token. */
async function expectPlays(page: Page, name: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(accountBar(page)).toBeHidden();
  const token = (await tokenOf(page)) ?? '';
  expect((await accountOf(page.context(), new URL(page.url()).origin, token)).name).toBe(name);
  return token;
}

/** Makes recovery codes with the page's button and reads them off the sheet. */
async function makeCodes(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(sheet.getByRole('listitem')).toHaveCount(8);
  const codes = await sheet.getByRole('listitem').allTextContents();
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  await expect(sheet).toHaveCount(0);
  return codes;
}

async function restore(page: Page, code: string | undefined): Promise<void> {
  await page.getByRole('button', { name: 'I have a recovery code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Recovery code').fill(code ?? '');
  await dialog.getByRole('button', { name: 'Restore my account' }).click();
}

/** Forgets what the browser reports of refused calls and of a server that is away. */
function forgive(complaints: string[]): void {
  const own = /Failed to load resource|WebSocket|ERR_|preload CSS|dynamically imported/;
  expect(complaints.filter((text) => !own.test(text))).toEqual([]);
  complaints.length = 0;
}

let ownHub: ServerProcess | undefined;
test.afterEach(async ({ page }) => {
  await page.close();
  await ownHub?.remove();
  ownHub = undefined;
});

/** Starts a hub for one test. */
async function startHub(speed?: number): Promise<ServerProcess> {
  ownHub = await ServerProcess.start({ built: BUILT, speed });
  return ownHub;
}

test('a wrong clock of the device or of the hub, and a year away, cost nobody the account', async ({
  page,
  context,
}) => {
  const hub = await startHub(1);
  await signInAsGuest(page, 'Kestrel', hub.url);
  const first = await expectPlays(page, 'Kestrel');
  for (const days of [31, 399, -31]) {
    const visit = await context.newPage();
    await visit.clock.install({ time: Date.now() + days * DAY_MS });
    await visit.goto(hub.url);
    expect(await expectPlays(visit, 'Kestrel')).toBe(first);
    await visit.close();
  }
  let newest = first;
  for (const days of [31, 399, 401]) {
    hub.advance(days * DAY_MS);
    await page.goto(hub.url);
    await expect.poll(() => tokenOf(page)).not.toBe(newest);
    newest = await expectPlays(page, 'Kestrel');
  }
  // A clock that was ahead, and is right again.
  hub.advance(-500 * DAY_MS);
  await page.goto(hub.url);
  await expectPlays(page, 'Kestrel');
});

test('an empty hub before a restore, another hub at the address and an older backup: the token stays for its hub', async ({
  page,
  request,
  complaints,
}) => {
  const hub = await startHub();
  const folders = new DataFolders(hub);
  await createGuest(request, hub.url, 'Tarn');
  await folders.exchange('before', 'before');
  await page.clock.install();
  const lastParts = page.waitForResponse('**/api/reports/decisions');
  await signInAsGuest(page, 'Kestrel', hub.url);
  const kestrel = await expectPlays(page, 'Kestrel');
  // A page whose code is fetched while the hub is away reloads itself.
  await lastParts;

  // The page that is open meanwhile reads what happens, and plays on by itself after the restore.
  await folders.exchange('kestrels');
  await page.getByRole('link', { name: 'Shop' }).click();
  const closed = page.getByRole('complementary', { name: 'Maintenance' });
  await expect(closed).toContainText('If its host restores a backup, your account comes back by itself.');
  expect(await tokenOf(page)).toBe(kestrel);
  await folders.exchange('empty', 'kestrels');
  await page.clock.fastForward(30_000);
  await expect(closed).toBeHidden();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  expect(await expectPlays(page, 'Kestrel')).toBe(kestrel);

  // A page of the other hub, as after a wrong data folder; the guest begins anew there.
  await folders.exchange('kestrels', 'empty');
  await page.reload();
  await expect(page).toHaveURL(WELCOME);
  await expect(accountBar(page)).toContainText('You have an account of another hub at this address');
  expect([await tokenOf(page), await asideOf(page)]).toEqual([null, [kestrel]]);
  await signInAsGuest(page, 'Wren', hub.url);
  const wren = (await tokenOf(page)) ?? '';
  await folders.exchange('wrens', 'kestrels');
  await page.reload();
  expect(await expectPlays(page, 'Kestrel')).toBe(kestrel);
  expect(await asideOf(page)).toEqual([wren]);
  await folders.exchange('kestrels', 'wrens');
  await page.reload();
  expect(await expectPlays(page, 'Wren')).toBe(wren);
  expect(await asideOf(page)).toEqual([kestrel]);

  // An older backup of the first hub, in which the account does not exist yet.
  await folders.exchange('wrens', 'before');
  await page.reload();
  await expect(page).toHaveURL(WELCOME);
  await expect(accountBar(page)).toContainText(
    'This hub does not know the account of Kestrel at the moment.',
  );
  await expect(accountBar(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect([await tokenOf(page), await asideOf(page)]).toEqual([null, [wren, kestrel]]);
  await folders.exchange('older', 'kestrels');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(await expectPlays(page, 'Kestrel')).toBe(kestrel);
  folders.remove();
  forgive(complaints);
});

test('a rotated secret renews the token; a lost one keeps it, and the page names the recovery code', async ({
  page,
  complaints,
}) => {
  const hub = await startHub();
  await signInAsGuest(page, 'Kestrel', hub.url);
  const first = await expectPlays(page, 'Kestrel');
  await page.goto(`${hub.url}/profile`);
  const codes = await makeCodes(page);
  const restartAfter = async (work: () => unknown) => {
    await hub.stop();
    await work();
    await hub.restart();
    await page.goto(hub.url);
  };
  await restartAfter(() => admin(hub, 'rotate-secret'));
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  let newest = await expectPlays(page, 'Kestrel');
  for (const [at, lose] of [
    () => admin(hub, 'rotate-secret', '--at-once'),
    () => rmSync(path.join(hub.dataDir, 'secret')),
  ].entries()) {
    await restartAfter(lose);
    await expect(page).toHaveURL(WELCOME);
    await expect(accountBar(page)).toContainText(
      'You can also restore it with a recovery code, or begin anew.',
    );
    expect(await tokenOf(page)).toBeNull();
    expect(await asideOf(page)).toContain(newest);
    await restore(page, codes[at]);
    newest = await expectPlays(page, 'Kestrel');
  }
  forgive(complaints);
});

test('only the word of the hub ends a guest: revoked, deleted, closed; a suspension ends none', async ({
  page,
  context,
  hub,
  complaints,
}) => {
  await page.goto('/welcome');
  /** Opens a quiet page of a new guest. */
  const seat = async (name: string) => {
    const token = await createGuest(page.request, hub.url, name);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto('/inventory');
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    return { token, account: await accountOf(context, hub.url, token) };
  };
  const post = async (address: string, token: string, data = {}) => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.post(`/api/accounts/${address}`, { headers, data })).status()).toBe(200);
  };
  const expectEnded = async (text: string) => {
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL(WELCOME);
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(accountBar(page)).toBeHidden();
    expect([await tokenOf(page), await asideOf(page)]).toEqual([null, []]);
  };
  const revoked = await seat('Revoked');
  await post(`${revoked.account.id}/sign-out-everywhere`, revoked.token);
  await expectEnded('You were signed out everywhere. Please sign in again.');
  const deleted = await seat('Deleted');
  await post(`${deleted.account.id}/delete`, deleted.token, { name: 'Deleted' });
  await expectEnded('This account has been deleted.');
  const closed = await seat('Closed');
  // The page says it for four seconds, in which the command need not have ended.
  await Promise.all([
    admin(hub, 'soft-delete', closed.account.player_id),
    expectEnded('This account has been deleted.'),
  ]);

  const { token, account } = await seat('Suspended');
  await admin(hub, 'suspend', account.player_id, '--until', '36h', '--reason', 'Insulted others');
  const notice = page.getByRole('dialog', { name: 'Your account is suspended' });
  // By the time of its first look, the page has the decision or the notice.
  const decision = page.getByRole('dialog', { name: 'Your account was suspended' });
  await expect(notice.or(decision)).toContainText('Insulted others');
  expect([await tokenOf(page), await asideOf(page)]).toEqual([token, []]);
  // A new visit tells first what moderators decided, and then the notice again.
  await page.reload();
  await decision.getByRole('button', { name: 'I have read this' }).click();
  await expect(notice).toContainText('Insulted others');
  await admin(hub, 'suspend', account.player_id, '--lift');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Your inventory is empty')).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await tokenOf(page)).toBe(token);
  forgive(complaints);
});

/** The storage of a browser that forbids it. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

/** Leaves no room in the browser's storage. */
function fillStorage(): void {
  for (let length = 2 ** 22; length >= 1; length = Math.floor(length / 2))
    try {
      for (let part = 0; ; part += 1) localStorage.setItem(`${length} ${part}`, 'x'.repeat(length));
    } catch {
      // Shorter texts still fit.
    }
}

for (const [kind, prepare] of [
  ['denies storage', (page: Page) => page.addInitScript(denyStorage)],
  [
    'has no storage left',
    async (page: Page) => {
      await page.goto('/welcome');
      await page.evaluate(fillStorage);
    },
  ],
] as const)
  test(`a browser that ${kind} says so at once, and makes the codes that bring the guest back after a reload`, async ({
    page,
  }) => {
    await prepare(page);
    await signInAsGuest(page, 'Kestrel');
    const bar = accountBar(page);
    await expect(bar).toContainText(
      'when you reload or close this page it is lost, unless you have a recovery code',
    );
    const codes = await makeCodes(page);
    await expect(bar).toContainText('8 of 8 codes left');
    await expect(page).toHaveURL(/\/$/);
    await page.reload();
    await expect(page).toHaveURL(WELCOME);
    await restore(page, codes[0]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kestrel');
    await expect(bar).toContainText('7 of 8 codes left');
  });
