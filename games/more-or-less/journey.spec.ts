import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectScore, pick, playTo, rightAnswer, wrongAnswer } from '../../e2e/support/more-or-less.ts';
import { balanceOf, seatGuest } from '../../e2e/support/players.ts';
import { expect, MOTION, test } from '../../e2e/support/test.ts';
import { TRANSLATED } from '../../e2e/support/translator.ts';
import type { ServerProcess } from '../../system-tests/players/server-process.ts';

const over = (page: Page) => page.getByRole('dialog', { name: 'Game Over' });
const waiting = (page: Page) => page.getByRole('dialog', { name: 'Waiting for Teammate' });
const mates = (page: Page) => page.getByRole('list', { name: 'Players' });

/** A second player in a browser context of their own. */
async function newMate(
  browser: Browser,
  hub: ServerProcess,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } });
  await seatGuest(context, hub.url, 'mossy');
  return { context, page: await context.newPage() };
}

/** Two players at the first question of a coop game. */
async function coop(page: Page, mate: Page, hub: ServerProcess): Promise<string> {
  await page.goto(`${hub.url}/moreLess/game/multi`);
  await expect(waiting(page)).toContainText('1/2 Player');
  const link = await waiting(page).getByLabel('Invite link').inputValue();
  await mate.goto(link);
  await expect(waiting(page)).toContainText('2/2 Player');
  await expect(waiting(page)).toBeHidden();
  await expect(waiting(mate)).toBeHidden();
  return link;
}

test('a solo game ends with its reward on the balance and its row on the board', {
  tag: [MOTION, TRANSLATED],
}, async ({ page, context, hub }) => {
  const token = await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/moreLess');
  await expect(page.getByRole('heading', { level: 1, name: 'More or Less' })).toBeVisible();
  await page.getByRole('link', { name: 'Play Solo' }).click();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: /Bronze/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Challenger' })).toContainText('250 gold');
  await page.keyboard.press('Escape');
  await playTo(page, 3);

  // The arrow keys answer too, and a reload changes nothing.
  await page.reload();
  await expectScore(page, 3);
  await page.keyboard.press((await rightAnswer(page)) === 'More' ? 'ArrowUp' : 'ArrowDown');
  await expectScore(page, 4);
  await pick(page, await wrongAnswer(page));
  await expect(over(page)).toContainText('4');
  await expect(over(page)).toContainText('You said');
  await expect(over(page)).toContainText(/You are better than \d+% of the other players|Your first run/);
  await expect(over(page)).toContainText('New highscore');
  await expect(over(page)).toContainText('+4');
  await expect(over(page)).toContainText('Blue Essence, now 4');
  expect(await balanceOf(context, hub.url, token)).toBe(4);

  await over(page).getByRole('button', { name: 'Play Again' }).click();
  await expect(over(page)).toBeHidden();
  await expectScore(page, 0);
  await pick(page, await wrongAnswer(page));
  await expect(over(page)).toContainText(
    /You are better than 0% of the other players|Not better than your last run/,
  );
  await expect(over(page)).not.toContainText('New highscore');
  await expect(over(page).getByText('Blue Essence')).toHaveCount(0);
  await over(page).getByRole('button', { name: 'Home' }).click();
  const ranking = page.getByRole('region', { name: 'Global Rankings' });
  // Players of other tests may have the same name.
  await expect(ranking.getByRole('link', { name: /Kestrel You\b/ })).toBeVisible();
  await expect(ranking).toContainText('Your global rank');

  // Practice is played by the same rules and counts for nothing.
  await page.getByRole('link', { name: 'Practice' }).click();
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  await playTo(page, 1);
  await pick(page, await wrongAnswer(page));
  await expect(over(page)).toContainText('Practice: counts for nothing');
  await expect(over(page).getByRole('button', { name: /^Share/ })).toHaveCount(0);
  await over(page).getByRole('button', { name: 'Play for score' }).click();
  await expectScore(page, 0);
  await expect(page.getByText('Practice', { exact: true })).toBeHidden();
  expect(await balanceOf(context, hub.url, token)).toBe(4);
});

test('two play together: they disagree, agree, and are both paid', async ({
  page,
  context,
  browser,
  hub,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: hub.url });
  const token = await seatGuest(context, hub.url, 'Kestrel');
  const mate = await newMate(browser, hub);
  await page.goto('/moreLess');
  await page.getByRole('link', { name: 'Play Coop' }).click();
  await expect(waiting(page)).toContainText('Player 1');
  await waiting(page).getByRole('button', { name: 'Copy Team Invite' }).click();
  await expect(waiting(page).getByRole('button', { name: 'Link Copied!' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await mate.page.goto(link);
  await expect(page.getByText('mossy has joined the game')).toBeVisible();
  await expect(waiting(page)).toBeHidden();

  const right = await rightAnswer(page);
  const wrong = await wrongAnswer(page);
  await pick(page, right);
  await expect(mate.page.getByText(`Kestrel picks ${right}.`)).toBeVisible();
  await pick(mate.page, wrong);
  await expect(page.getByText(`mossy picks ${wrong}.`)).toBeVisible();
  await expect(page.getByText('You disagree')).toBeVisible();
  await expect(page.getByText(`At zero the earlier pick counts: ${right}.`)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectScore(page, 0);
  await pick(mate.page, right);
  await expectScore(page, 1);
  await expectScore(mate.page, 1);

  // A third player finds no seat.
  const third = await newMate(browser, hub);
  await third.page.goto(link);
  await expect(third.page).toHaveURL(/\/moreLess$/);
  await expect(third.page.getByText('This game is full.')).toBeVisible();
  await third.context.close();

  const bad = await wrongAnswer(page);
  await pick(page, bad);
  await pick(mate.page, bad);
  for (const one of [page, mate.page]) {
    await expect(over(one)).toContainText('+1');
    await expect(over(one)).toContainText('Coop highscore');
    await expect(over(one)).not.toContainText('You are better than');
  }
  expect(await balanceOf(context, hub.url, token)).toBe(1);

  // Again in the same room: asked first by each, then by both at once.
  const again = (one: Page) => over(one).getByRole('button', { name: 'Play Again' });
  for (const [first, second, asking] of [
    [page, mate.page, 'Kestrel'],
    [mate.page, page, 'mossy'],
    [page, mate.page, undefined],
  ] as const) {
    if (asking === undefined) await Promise.all([again(first).click(), again(second).click()]);
    else {
      await again(first).click();
      await expect(over(first).getByRole('button', { name: /^Waiting for/ })).toBeDisabled();
      await expect(over(second)).toContainText(`${asking} wants to play again with you.`);
      await again(second).click();
    }
    for (const one of [page, mate.page]) await expect(over(one)).toBeHidden();
    await expectScore(page, 0);
    const less = await wrongAnswer(page);
    await pick(page, less);
    await pick(mate.page, less);
    for (const one of [page, mate.page]) await expect(over(one)).toContainText(`You both said ${less}`);
  }
  await again(page).click();
  await over(mate.page).getByRole('button', { name: 'Home' }).click();
  await expect(over(page)).toContainText('mossy has left.');
  await mate.context.close();
});

test('a mate who leaves by a link ends the game at once', async ({ page, context, browser, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  const mate = await newMate(browser, hub);
  await coop(page, mate.page, hub);
  await mate.page.getByRole('link', { name: 'Profile' }).click();
  await expect(over(page)).toContainText('Your teammate left the game.');
  await expect(page.getByText('mossy has left the game')).toBeVisible({ timeout: 45_000 });
  await mate.context.close();
});

test('a mate who reloads is back in the same round; one who is lost ends it', { tag: '@long' }, async ({
  page,
  context,
  browser,
  hub,
}) => {
  await seatGuest(context, hub.url, 'Kestrel');
  const mate = await newMate(browser, hub);
  await coop(page, mate.page, hub);
  const right = await rightAnswer(page);
  await pick(page, right);
  await mate.page.reload();
  await expect(mate.page.getByText(`Kestrel picks ${right}.`)).toBeVisible();
  await pick(mate.page, right);
  await expectScore(page, 1);
  const next = await rightAnswer(page);
  await mate.context.close();
  // The one pick counts at the end of the round; the mate is waited for a little longer.
  await expect(mates(page).getByRole('listitem').last()).toContainText(/Away, \d+ s to return/);
  await pick(page, next);
  await expect(page.getByText('mossy has left the game')).toBeVisible({ timeout: 45_000 });
  await expect(over(page)).toContainText('Your teammate left the game.');
  await expect(over(page)).toContainText('+');
});

test('an address without a game leads home with a reason', async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/moreLess/game/trio');
  await expect(page).toHaveURL(/\/moreLess$/);
  await page.goto('/moreLess/game/multi/no-such-game-here');
  await expect(page).toHaveURL(/\/moreLess$/);
  await expect(page.getByText('This game is gone.')).toBeVisible();
});
