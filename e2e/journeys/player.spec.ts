import { isScript } from '../support/built-file.ts';
import { createGuest, seatGuest } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

/** The browser reports the file, React the page that could not be shown; nothing else may be reported. */
const isMissingCode = (text: string): boolean => text.includes('404') || text.startsWith('CodeLoadError');

test('logging out in one tab logs out the other', async ({ page, context, hub }) => {
  const token = await createGuest(context.request, hub.url, 'Twin');
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

test.describe('a page whose code does not come', () => {
  test('reloads once and shows it', async ({ page, context, hub, complaints }) => {
    await seatGuest(context, hub.url, 'Kestrel');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kestrel');
    let isMissing = true;
    await page.route(isScript('daily-rifts-page'), (route) => {
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
});
