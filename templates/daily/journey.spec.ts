import { expectNothingSerious } from '../../e2e/support/axe.ts';
import { answerOfToday } from '../../e2e/support/daily-answer.ts';
import { expectFits } from '../../e2e/support/fit.ts';
import { guess, seatGuest } from '../../e2e/support/players.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('a puzzle, from its card to the reward', async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/dailyRifts/');
  await page.getByRole('link', { name: /Template Daily/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Template Daily' })).toBeVisible();
  const answer = await answerOfToday(hub, 'templateDaily');
  const other = answer === 'Garen' ? 'Ashe' : 'Garen';
  await guess(page, other, 'Champion');
  await expect(page.getByRole('row', { name: new RegExp(other) })).toBeVisible();
  await expectNothingSerious(page);
  await expectFits(page, { visible: [page.getByRole('combobox')] });
  await guess(page, answer, 'Champion');
  await expect(page.getByRole('dialog', { name: 'Template Daily solved' })).toContainText('+100');
});
