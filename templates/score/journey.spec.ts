import { expectNothingSerious } from '../../e2e/support/axe.ts';
import { expectFits } from '../../e2e/support/fit.ts';
import { seatGuest } from '../../e2e/support/players.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('a game, from its page to the ranking', async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/templateScore');
  await expectNothingSerious(page);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const answers = page.locator('main').getByRole('button', { disabled: false });
  await expect(answers.first()).toBeVisible();
  await expectNothingSerious(page);
  await expectFits(page, { visible: [page.getByRole('status')] });
  // The first mistake comes sooner or later.
  while (await answers.first().isVisible())
    await answers
      .first()
      .click({ timeout: 1_000 })
      .catch(() => {});
  await expect(page.getByRole('status').filter({ hasText: 'Game over' })).toBeVisible();
  await page.goto('/templateScore');
  await expect(page.getByRole('region', { name: 'Global Rankings' })).toContainText('Kestrel');
});
