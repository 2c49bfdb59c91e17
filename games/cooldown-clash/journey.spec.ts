import type { Page } from '@playwright/test';
import {
  askedCooldown,
  clashEnd,
  guessCooldown,
  guessField,
  results,
  scoreOf,
  untilCountdown,
} from '../../e2e/support/cooldown-clash.ts';
import { type Player, test } from '../../e2e/support/crowd.ts';
import { beginGame, CLASH, expectCounted, roomCount } from '../../e2e/support/lobbies.ts';
import { expect, MOTION } from '../../e2e/support/test.ts';

const reel = (page: Page) => page.getByText('The reel is turning...').first();

test('two play to the end, each reloads in every part of a round, and they play again', {
  tag: MOTION,
}, async ({ crowd }) => {
  const players = await crowd.seatAll(['Ashwin', 'Birger']);
  const [near, far] = players as [Player, Player];
  const link = await beginGame(players, CLASH, { own: 100, seconds: 60 });
  await expect(reel(near.page)).toBeVisible();
  await near.page.reload();
  // On a busy machine the reload takes longer than the reel turns.
  await expect(reel(near.page).or(guessField(near.page)).first()).toBeVisible();

  const cooldown = await askedCooldown(near.page);
  await guessCooldown(near, Math.round(cooldown) + 3);
  await expect(scoreOf(far.page, near)).toContainText('has guessed');
  await near.page.reload();
  await untilCountdown(near.page);
  // The guesses of the others are hidden.
  await expect(far.page.getByRole('main')).not.toContainText(`${Math.round(cooldown) + 3} s`);
  await guessCooldown(near, Math.round(cooldown));
  await guessCooldown(far, Math.round(cooldown) + 7);
  await expect(results(far.page)).toBeVisible();
  const gained = cooldown === Math.round(cooldown) ? 150 : 100;
  await expect(scoreOf(far.page, near)).toContainText(`+${gained}`);
  await expect(scoreOf(far.page, near)).toContainText(String(gained));
  await expect(scoreOf(far.page, far)).not.toContainText('+');
  await expect(far.page.getByText(`${cooldown} s`, { exact: true }).first()).toBeVisible();
  await far.page.reload();
  // On a busy machine the reload takes longer than the results stand.
  await expect(results(far.page).or(clashEnd(far.page)).first()).toBeVisible();
  for (const { page } of players) {
    await expect(clashEnd(page)).toHaveText(`${near.name} wins`);
    await page.reload();
    await expect(clashEnd(page)).toHaveText(`${near.name} wins`);
  }
  await expectCounted(players, near, CLASH);
  await near.page.getByRole('button', { name: 'Play Again' }).click();
  for (const { page } of players) {
    await expect(page).toHaveURL(new RegExp(`${link}$`));
    await expect(roomCount(page, 2, 2)).toBeVisible();
  }
});
