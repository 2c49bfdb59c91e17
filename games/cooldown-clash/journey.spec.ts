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
import { TRANSLATED } from '../../e2e/support/translator.ts';

const reel = (page: Page) => page.getByText('The reel is turning...').first();

/** The lines of the scoreboard and all text of the page, as they are now. */
const resultsOn = (page: Page) =>
  page.getByRole('main').evaluate((main) => ({
    lines: [...main.querySelectorAll('aside li')].map(({ textContent }) => textContent),
    text: (main as HTMLElement).innerText,
  }));

test('two play to the end, each reloads in every part of a round, and they play again', {
  tag: [MOTION, TRANSLATED],
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
  const gained = cooldown === Math.round(cooldown) ? 150 : 100;
  // Read at one moment: on a busy machine the results do not stand for a second look.
  let seen = { lines: [''], text: '' };
  const lines = async () => {
    seen = await resultsOn(far.page);
    return seen.lines.join('\n');
  };
  await expect.poll(lines).toContain(`+${gained}`);
  expect(seen.lines.filter((line) => line.includes('+'))).toEqual([expect.stringContaining(near.name)]);
  expect(seen.text).toContain(`${cooldown} s`);
  expect(seen.text).not.toContain('Next round in');
  await far.page.reload();
  // On a busy machine the reload takes longer than the results stand.
  await expect(results(far.page).or(clashEnd(far.page)).first()).toBeVisible();
  for (const { page } of players) {
    await expect(clashEnd(page)).toHaveText(`${near.name} wins`);
    await page.reload();
    await expect(clashEnd(page)).toHaveText(`${near.name} wins`);
  }
  await expectCounted(players, near, CLASH);
  // The one who reads on keeps the result for longer than the others ask.
  await near.page.getByRole('button', { name: 'Play Again' }).click();
  await expect(near.page.getByText('Reads the result')).toBeVisible();
  const card = far.page.getByRole('region', { name: 'Another game' });
  await expect(card).toBeVisible();
  await expect(card).toBeHidden();
  await expect(clashEnd(far.page)).toHaveText(`${near.name} wins`);
  await far.page.getByRole('button', { name: 'Play Again' }).click();
  for (const { page } of players) {
    await expect(page).toHaveURL(new RegExp(`${link}$`));
    await expect(roomCount(page, 2, 2)).toBeVisible();
  }
});
