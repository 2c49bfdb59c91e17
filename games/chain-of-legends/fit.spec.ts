import { answerField, chainHeading, isChainOver } from '../../e2e/support/chain-of-legends.ts';
import { test } from '../../e2e/support/crowd.ts';
import { expectFits } from '../../e2e/support/fit.ts';
import { holdFrames } from '../../e2e/support/hold-frames.ts';
import { CHAIN, createLobby, readyButton, roomCount } from '../../e2e/support/lobbies.ts';
import { expect } from '../../e2e/support/test.ts';

test('eight players fit every window: room, countdown, turns, a lost life and the end', async ({ crowd }) => {
  const player = await crowd.seat('WWWWWWWWWWWW');
  const { page } = player;
  const frames = await holdFrames(page, '/ws/chainOfLegends');
  await page.clock.install();
  await createLobby(player, CHAIN, { own: 1, seconds: 60, seats: 8 });
  for (let bots = 1; bots < 8; bots += 1) {
    await page.getByRole('button', { name: 'Add bot' }).click();
    await expect(roomCount(page, bots + 1, 8)).toBeVisible();
  }
  await expectFits(page, { visible: [readyButton(page)] });
  await readyButton(page).click();
  const digit = page.locator('div[aria-hidden] > span', { hasText: /^[321]$/ });
  await expect(digit).toBeVisible();
  frames.hold();
  await expectFits(page, { visible: [digit] });
  frames.release();

  await expect(chainHeading(page)).toHaveText('Your turn', { timeout: 60_000 });
  const send = page.getByRole('button', { name: 'Send' });
  const clock = page.getByRole('timer');
  const own = page.getByRole('listitem').filter({ hasText: player.name }).first();
  await expectFits(page, {
    visible: [chainHeading(page), clock, answerField(page), send, own],
    apart: [chainHeading(page), clock, send, own],
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  await answerField(page).fill('zzz');
  await answerField(page).press('Enter');
  const mistake = page.getByText('No such champion');
  await expect(mistake).toBeVisible();
  frames.hold();
  await expectFits(page, { visible: [mistake, own, answerField(page), chainHeading(page)] });
  frames.release();
  await page.clock.resume();

  // Without people among them, seven bots with one life each soon have a winner.
  await expect(isChainOver(page)).toBeVisible({ timeout: 120_000 });
  const again = page.getByRole('button', { name: 'Play again' });
  const home = page.getByRole('button', { name: 'Home' });
  await expectFits(page, {
    visible: [isChainOver(page), page.getByText(/ wins$/).first(), again, home],
    apart: [isChainOver(page), again, home],
  });
});
