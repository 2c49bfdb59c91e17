import { champions } from '@hub/catalog/champions';
import { expectNothingSerious } from '../../e2e/support/axe.ts';
import { expectFits } from '../../e2e/support/fit.ts';
import { seatGuest } from '../../e2e/support/players.ts';
import { expect, test } from '../../e2e/support/test.ts';

const releaseOf = (name: string) => champions.find((champion) => champion.name === name)?.releaseDate ?? '';

test('a game, from the menu to the ranking, the profile and the ledger', async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Games' });
  await menu.getByRole('link', { name: 'Template Score' }).click();
  await expectNothingSerious(page);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const answers = page.locator('main').getByRole('button');
  const score = page.getByRole('status').filter({ hasText: 'Score' });
  await expect(score).toHaveText('Score 0');
  await expectNothingSerious(page);
  await expectFits(page, {
    visible: [score, answers.first(), answers.nth(1)],
    apart: [answers.first(), answers.nth(1)],
  });
  for (const [round, end] of ['Score 1', 'Score 2', 'Game over. Score 2'].entries()) {
    const [left = '', right = ''] = await answers.allTextContents();
    const isLeft = releaseOf(left) < releaseOf(right) === round < 2;
    await answers.nth(isLeft ? 0 : 1).click();
    await expect(score).toHaveText(end);
  }
  await menu.getByRole('link', { name: 'Template Score' }).click();
  await expect(page.getByRole('region', { name: 'Global Rankings' })).toContainText('Kestrel');
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Template Score' })).toContainText('Highscore2');
  const ledger = page.getByRole('region', { name: 'Blue Essence history' });
  await expect(ledger.getByText('Template Score').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent Matches' })).toContainText('Score 2');
});
