import type { Page } from '@playwright/test';
import { championById, championNames } from '../../e2e/support/champions.ts';
import { answerOfToday } from '../../e2e/support/daily-answer.ts';
import { expectFits, SIZES } from '../../e2e/support/fit.ts';
import { guess, seatGuest } from '../../e2e/support/players.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { TRANSLATED } from '../../e2e/support/translator.ts';

const search = (page: Page) => page.getByRole('combobox', { name: 'Champion' });
const newestRow = (page: Page) => page.getByRole('row').nth(1);
const known = (page: Page) => page.getByRole('region', { name: 'Correct Attributes' });
const timer = (page: Page) => page.getByRole('timer', { name: /Next Rift Opening/ }).first();
const result = (page: Page) => page.getByRole('dialog', { name: 'Champion Rift solved' });

test('a long list of guesses, the result and the way back to it fit every window', {
  tag: TRANSLATED,
}, async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/dailyRifts/championRift');
  await expect(search(page)).toBeFocused();
  const today = await answerOfToday(hub, 'championRift');
  const answer = championById(today).name;
  const wrong = championNames.filter((name) => name !== answer && !name.includes("'")).slice(0, 5);
  for (const name of ['Nunu & Willump', ...wrong].filter((champion) => champion !== answer)) {
    await guess(page, name);
    await expect(page.getByText('not shown yet')).toHaveCount(0);
  }
  await expect(search(page)).toBeEnabled();
  await expectFits(page, {
    visible: [search(page), timer(page), known(page), newestRow(page)],
    apart: [search(page), timer(page), known(page), newestRow(page)],
  });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectFits(page, { visible: [search(page), known(page)] });
  await page.evaluate(() => scrollTo(0, 0));

  await guess(page, answer);
  await expect(result(page)).toBeVisible();
  const next = result(page).getByRole('button', { name: /^Next: / });
  const home = result(page).getByRole('button', { name: 'Home' });
  const name = result(page).getByRole('heading', { level: 3 });
  const streak = result(page).getByRole('list', { name: 'The last 1 day' });
  for (const part of [next, home, name, streak]) await expect(part).toBeVisible();
  const laptops = SIZES.filter(({ width, height }) => width >= 1024 && height >= 600);
  await expectFits(page, { visible: [next, home, name, streak], sizes: laptops });
  await next.click();
  await expect(page).toHaveURL(/\/dailyRifts\/itemRift$/);

  await page.goto('/dailyRifts/championRift');
  await result(page).getByRole('button', { name: 'Close' }).click();
  const show = page.getByRole('button', { name: 'Show result' });
  await expect(show).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFits(page, { visible: [show, newestRow(page)] });
});
