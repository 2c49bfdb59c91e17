import { cooldownOf } from '@hub/games/cooldown-clash/testing/player.ts';
import type { Locator, Page } from '@playwright/test';
import { championNamed } from './champions.ts';
import type { Player } from './crowd.ts';
import { expect } from './test.ts';

export const guessField = (page: Page): Locator => page.getByLabel('Cooldown in seconds');
export const results = (page: Page): Locator => page.getByText('Cooldown at rank 1', { exact: true });
export const clashEnd = (page: Page): Locator => page.getByRole('heading', { level: 1, name: / wins$/ });

/** A player's line of the scoreboard. */
export const scoreOf = (page: Page, { name }: Player): Locator =>
  page.getByRole('complementary', { name: 'Scoreboard' }).getByRole('listitem').filter({ hasText: name });

/** Waits for the countdown of a round. */
export async function untilCountdown(page: Page): Promise<void> {
  await expect(guessField(page)).toBeEnabled();
}

/** The right cooldown of the round in seconds, by the champion and the spell on the page. */
export async function askedCooldown(page: Page): Promise<number> {
  await untilCountdown(page);
  const shown = page.getByRole('status').filter({ hasText: 'Guess the cooldown' });
  const [, champion = '', slot = ''] = /^(.+), ([QWER]): /.exec((await shown.textContent()) ?? '') ?? [];
  return cooldownOf(championNamed(champion).id, slot);
}

/** Submits a guess during the countdown. */
export async function guessCooldown({ page }: Player, seconds: number): Promise<void> {
  await untilCountdown(page);
  await guessField(page).fill(String(seconds));
  await guessField(page).press('Enter');
}

/** Waits for the next round or the end of the game. */
export async function untilRoundIsOver(page: Page): Promise<void> {
  await expect(results(page)).toBeHidden();
  await expect(guessField(page).or(clashEnd(page))).toBeVisible();
}

/** Plays until one player, who is the closest in every round, has won. */
export async function playClashTo(winner: Player, players: readonly Player[]): Promise<void> {
  const others = players.filter((player) => player !== winner);
  while (!(await clashEnd(winner.page).isVisible())) {
    const cooldown = await askedCooldown(winner.page);
    // The winner is at most half a second off; the others differ from each other, so that no tie ends the game.
    await Promise.all(
      others.map((player, index) => guessCooldown(player, Math.round(cooldown) + 20 + index)),
    );
    await guessCooldown(winner, Math.round(cooldown));
    await expect(results(winner.page)).toBeVisible();
    await untilRoundIsOver(winner.page);
  }
  await Promise.all(players.map(({ page }) => expect(clashEnd(page)).toBeVisible()));
}
