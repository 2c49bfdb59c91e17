import type { Page } from '@playwright/test';
import { expectNothingSerious } from '../../e2e/support/axe.ts';
import { type Player, test } from '../../e2e/support/crowd.ts';
import { expectFits } from '../../e2e/support/fit.ts';
import { beginGame } from '../../e2e/support/lobbies.ts';
import { expect } from '../../e2e/support/test.ts';

const SITE = { path: '/templateLobby', title: 'Template Lobby', own: 'Win Points', seconds: 'Answer Time' };

const answers = (page: Page) => page.locator('main').getByRole('button');

test('two play to the end, and the one who is right wins', async ({ crowd }) => {
  const players = await crowd.seatAll(['Ashwin', 'Birger']);
  const [one, other] = players as [Player, Player];
  await beginGame(players, SITE, { own: 1, seconds: 60 });
  await expect(answers(one.page).first()).toBeEnabled();
  await expectNothingSerious(one.page);
  await expectFits(one.page, { visible: [answers(one.page).first(), answers(one.page).nth(1)] });
  await answers(one.page).first().click();
  await answers(other.page).nth(1).click();
  for (const { page } of players) await expect(page.getByText(/^(?:Ashwin|Birger) wins$/)).toBeVisible();
});
