import { championById } from '../support/champions.ts';
import { tabTo } from '../support/focus.ts';
import { seatGuest } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

test('the keyboard alone plays a rift to the end and goes home', async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Keys');
  await page.goto('/dailyRifts/');
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Rifts' })).toBeVisible();

  const card = page.getByRole('link', { name: /^Champion Rift/ });
  await tabTo(page, card);
  await page.keyboard.press('Enter');

  const search = page.getByRole('combobox', { name: 'Champion' });
  await expect(search).toBeEnabled();
  const answer = championById(await hub.answerOfTodayOnceDrawn('championRift'));
  const first = answer.name === 'Jinx' ? 'Lux' : 'Jinx';
  await tabTo(page, search);
  await page.keyboard.type(first.slice(0, 3));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(first) })).toBeVisible();
  // One sentence a row for those who listen.
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${first}:`) })).toHaveCount(1);

  await expect(search).toBeEnabled();
  await expect(search).toBeFocused();
  await page.keyboard.type(answer.name);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(answer.name);
  const home = dialog.getByRole('button', { name: 'Home' });
  await tabTo(page, home);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});
