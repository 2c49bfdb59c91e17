import { firstRunState } from '@hub/features/administration/calls/backups.ts';
import { heartbeat } from '@hub/protocol/http/activity';
import { expectFits } from '../support/fit.ts';
import { expectPictures, visit } from '../support/pictures.ts';
import { Stage } from '../support/stage.ts';
import { DRAFT, replyAdministration, replySignIn } from '../support/staged-administration.ts';
import { expect, test } from '../support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Passkeys are for names.
  baseURL: async ({ hub }, use) => use(hub.url.replace('127.0.0.1', 'localhost')),
});

test('the sign-in', async ({ page }) => {
  replySignIn(await Stage.on(page));
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expectPictures(page, 'admin-door');
});

test('an empty hub, with the files of an encrypted backup', async ({ page }) => {
  const uploaded = ['manifest.json', 'hub.sqlite.age', 'secret.age'] as const;
  const stage = await Stage.on(page);
  stage.reply(heartbeat, { online: 0 });
  stage.reply(firstRunState, { isEmpty: true, canRestore: true, maxBytes: 1e9, uploaded: [...uploaded] });
  await page.goto('/first-run#key=CYSX-315K-QZC2-Z3VC');
  await expect(page.getByLabel('Secret key (age identity)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify and restore' })).toBeDisabled();
  await expectPictures(page, 'first-run');
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('hub.admin.key', 'staged'));
    replyAdministration(await Stage.on(page));
  });

  // Several parts on one page: its files come from the cache after the first visit.
  test('overview, players, reports and rooms', async ({ page }) => {
    await visit(page, '/admin/', 'Overview');
    await expect(page.getByText('Backup: 31 hours old')).toBeVisible();
    await expect(page.getByRole('heading', { name: '4 things need you' })).toBeVisible();
    await expectPictures(page, 'admin-overview');

    await visit(page, '/admin/players', 'Players');
    await page.getByRole('button', { name: 'WWWWWWWWWWWW' }).click();
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Rename and tell the player' })).toBeVisible();
    await expectPictures(page, 'admin-players');

    await visit(page, '/admin/reports', 'Reports');
    await expect(page.getByRole('region', { name: 'Decided lately' }).first()).toContainText('renamed, Fenn');
    await page.getByRole('button', { name: 'WWWWWWWWWWWW' }).click();
    await expect(page.getByRole('button', { name: 'Answer 3 reporters' })).toBeVisible();
    await page.getByText('Rename', { exact: true }).click();
    await expect(page.getByRole('button', { name: /^Rename and answer/ })).toBeVisible();
    await expectPictures(page, 'admin-reports');

    await visit(page, '/admin/rooms', 'Rooms');
    await expect(page.getByTitle(/Fenn.*Moss/)).toContainText('4 of 4');
    await page.getByRole('button', { name: 'Quiet evening' }).click();
    const opened = page.getByRole('region', { name: 'Quiet evening' });
    await expect(opened.getByRole('listitem').filter({ hasText: 'Tarn' })).toContainText('Owner');
    await expect(opened.getByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/admin/reports');
    await expectPictures(page, 'admin-rooms');
    await page.getByText('Close the lobby…').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Reason, for the audit log')).toBeFocused();
    await page.getByRole('tab', { name: 'Name filter' }).click();
    await page.getByLabel('Try a name').fill('Grasshopper');
    await expect(page.getByText('A lobby may have it')).toBeVisible();
  });

  test('news, the hub and its closing, records and keys', async ({ page }) => {
    await visit(page, '/admin/news', 'News');
    await page.getByLabel('Title').fill(DRAFT.title);
    await page.getByLabel('Text, Markdown without HTML').fill(DRAFT.text);
    await expect(page.getByRole('heading', { name: DRAFT.title })).toBeVisible();
    await page.getByLabel('Text, Markdown without HTML').blur();
    await expectPictures(page, 'admin-news');

    for (const [part, heading, ...proofs] of [
      ['records', 'Records', 'Not encrypted', 'The last try failed.'],
      ['keys', 'Keys', 'Passkey: This device'],
      ['hub', 'Hub', 'HUB_SECRET', 'made an invitation for 3 players'],
    ] as const) {
      await visit(page, `/admin/${part}`, heading);
      for (const proof of proofs) await expect(page.getByText(proof).first()).toBeVisible();
      await expectPictures(page, `admin-${part}`);
      if (part !== 'keys') continue;
      // Not cut by its panel, which is narrower than the row of the form.
      const sizes = [
        { width: 768, height: 1024 },
        { width: 1280, height: 800 },
      ];
      await expectFits(page, { visible: [page.getByRole('button', { name: 'Make a passkey' })], sizes });
    }
    await page.getByText('Close the hub').click();
    await expect(page.getByText('All players are disconnected and read this text.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close it now' })).toBeEnabled();
  });
});

test.describe('in an Arabic browser', () => {
  test.use({ locale: 'ar-AE' });

  test('the administration stays English and is read from the left', async ({ page }) => {
    replySignIn(await Stage.on(page));
    await page.goto('/admin');
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await expect(button).toHaveCSS('direction', 'ltr');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await button.evaluate((shown) => shown.closest('[lang]')?.getAttribute('lang'))).toBe('en');
  });
});
