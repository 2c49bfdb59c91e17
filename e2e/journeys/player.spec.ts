import { seatGuest } from '../support/players.ts';
import { expect, MOTION, PHONE, test } from '../support/test.ts';

/** The browser reports the file, React the page that could not be shown; nothing else may be reported. */
const isMissingCode = (text: string): boolean => text.includes('404') || text.startsWith('CodeLoadError');

test('volume and mute outlive a reload', async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/dailyRifts/');
  const volume = page.getByRole('slider', { name: 'Volume' });
  const mute = page.getByRole('button', { name: 'Mute sound' });
  await expect(volume).toHaveValue('25');
  await volume.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(volume).toHaveValue('40');
  await mute.click();
  await page.reload();
  await expect(volume).toHaveValue('40');
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await mute.click();
  await page.reload();
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  await expect(volume).toHaveValue('40');
});

test('logging out in one tab logs out the other', async ({ page, context, hub }) => {
  const reply = await context.request.post(`${hub.url}/api/accounts/create`, { data: { name: 'Twin' } });
  const { token } = (await reply.json()) as { token: string };
  await page.goto('/faq');
  // Once, not before every load: the next one must find what the logout left.
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/dailyRifts/');
  const other = await context.newPage();
  await other.goto(`${hub.url}/news`);
  await expect(other.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(other).toHaveURL(/\/welcome$/);
  await expect(other.getByText('You logged out in another tab.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: /games\. One rift\.$/ })).toBeVisible();
});

test('unknown paths answer 404 and lead home', async ({ page, context, hub, complaints }) => {
  expect((await page.goto('/no/such/place'))?.status()).toBe(404);
  await expect(page).toHaveURL(/\/welcome$/);
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kestrel');
  expect(new URL(page.url()).pathname).toBe('/');
  // The browser reports the status of each page.
  expect(complaints).toEqual(Array(2).fill(expect.stringContaining('404')));
  complaints.length = 0;
});

test('the requested address is opened after signing in', async ({ page }) => {
  await page.goto('/news?from=mail');
  await expect(page).toHaveURL(/\/welcome$/);
  await page.getByLabel('Username').fill('Mailed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page).toHaveURL(/\/news\?from=mail$/);
});

test('recent games that do not come leave a plate that recovers', async ({
  page,
  context,
  hub,
  complaints,
}) => {
  await seatGuest(context, hub.url, 'Kestrel');
  let isDown = true;
  await page.route('**/api/lastMatches', (route) =>
    isDown
      ? route.fulfill({
          status: 500,
          json: { error: 'internal', message: 'Something went wrong on our side.' },
        })
      : route.fallback(),
  );
  await page.goto('/');
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('alert')).toContainText('Cannot fetch matches');
  // The rest of the page stands.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kestrel');
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('link')).not.toHaveCount(0);
  isDown = false;
  await activity.getByRole('button', { name: 'Try again' }).click();
  await expect(activity.getByRole('alert')).toHaveCount(0);
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  expect(complaints.filter((text) => !text.includes('500'))).toEqual([]);
  complaints.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the strip of games rests after a touch, and for good by its button', { tag: MOTION }, async ({
    page,
    context,
    hub,
  }) => {
    await seatGuest(context, hub.url, 'Kestrel');
    await page.clock.install();
    await page.goto('/');
    const games = page.getByRole('region', { name: 'Games' });
    const strip = games.getByRole('link').first().locator('..');
    const left = () => strip.evaluate((element) => Math.round(element.scrollLeft));
    const pass = (seconds: number) => page.clock.runFor(seconds * 1_000);
    const expectStill = async (seconds: number) => {
      const before = await left();
      await pass(seconds);
      // Scrolling runs on the browser's own clock: had it begun, it would show by now.
      await page.waitForTimeout(300);
      expect(await left()).toBe(before);
    };
    await expect(strip).toBeVisible();
    await pass(8.5);
    await expect.poll(left).toBe(312);
    await strip.dispatchEvent('pointerdown');
    await expectStill(55);
    await pass(6);
    await expect.poll(left).toBe(624);

    await games.getByRole('button', { name: 'Hold the games still' }).focus();
    await page.keyboard.press('Enter');
    await expectStill(300);
    await page.keyboard.press('Enter');
    await pass(8.5);
    await expect.poll(left).toBeGreaterThan(624);
  });
});

test.describe('a page whose code does not come', () => {
  test('reloads once and shows it', async ({ page, context, hub, complaints }) => {
    await seatGuest(context, hub.url, 'Kestrel');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kestrel');
    let isMissing = true;
    await page.route('**/assets/daily-rifts-page-*.js', (route) => {
      if (!isMissing) return route.fallback();
      isMissing = false;
      return route.fulfill({ status: 404, body: '' });
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /Daily Rifts/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Daily Rifts' })).toBeVisible();
    expect(loads).toBe(1);
    expect(complaints.filter((text) => !isMissingCode(text))).toEqual([]);
    complaints.length = 0;
  });

  test('and never will reloads only once, and keeps what is around it', async ({
    page,
    context,
    hub,
    complaints,
  }) => {
    await seatGuest(context, hub.url, 'Kestrel');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kestrel');
    await page.route('**/assets/daily-rifts-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const menu = page.getByRole('complementary');
    await menu.getByRole('link', { name: /Daily Rifts/ }).click();
    await expect(page.getByRole('alert')).toContainText('This page stumbled');
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Riftlight, home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kestrel');
    expect(loads).toBe(1);
    expect(complaints.filter((text) => !isMissingCode(text))).toEqual([]);
    complaints.length = 0;
  });
});
