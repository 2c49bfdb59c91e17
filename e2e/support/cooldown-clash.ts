import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { championNamed } from './champions.ts';
import { expect, type Player } from './crowd.ts';

type Spell = { champion: string; slot: string; name: string; cooldownSeconds: number[] };

const FILE = path.resolve(import.meta.dirname, '../../packages/catalog/data/15.8/spells.json');
const spells = JSON.parse(readFileSync(FILE, 'utf8')) as Spell[];

export const guessField = (page: Page): Locator => page.getByLabel('Cooldown in seconds');
export const results = (page: Page): Locator => page.getByText('Next round in').first();
export const clashEnd = (page: Page): Locator => page.getByRole('heading', { level: 1, name: / wins$/ });

/** Waits for the countdown of a round. */
export async function untilCountdown(page: Page): Promise<void> {
  await expect(guessField(page)).toBeEnabled();
}

/** The cooldown in seconds that is asked for, by the champion and the spell that the page names. */
export async function askedCooldown(page: Page): Promise<number> {
  await untilCountdown(page);
  const told = page.getByRole('status').filter({ hasText: 'Guess the cooldown' });
  const [, champion = '', slot] = /^(.+), ([QWER]): /.exec((await told.textContent()) ?? '') ?? [];
  const { id } = championNamed(champion);
  const spell = spells.find((one) => one.champion === id && one.slot === slot);
  const [seconds] = spell?.cooldownSeconds ?? [];
  if (seconds === undefined) throw new Error(`no cooldown of ${champion}, ${slot}`);
  return seconds;
}

/** Sends a guess in the countdown. */
export async function guessCooldown({ page }: Player, seconds: number): Promise<void> {
  await untilCountdown(page);
  await guessField(page).fill(String(seconds));
  await guessField(page).press('Enter');
}

/** Waits for what comes behind the results: another round, or the end. */
export async function untilRoundIsOver(page: Page): Promise<void> {
  await expect(results(page)).toBeHidden();
  await expect(guessField(page).or(clashEnd(page))).toBeVisible();
}

/** Plays rounds in which one player is closest, alone, until that one has won. */
export async function playClashTo(winner: Player, players: readonly Player[]): Promise<void> {
  const others = players.filter((player) => player !== winner);
  while (!(await clashEnd(winner.page).isVisible())) {
    const cooldown = await askedCooldown(winner.page);
    // The whole second is at most half a second off; everybody else is far away, and each as far as nobody else.
    await Promise.all(
      others.map((player, index) => guessCooldown(player, Math.round(cooldown) + 20 + index)),
    );
    await guessCooldown(winner, Math.round(cooldown));
    await expect(results(winner.page)).toBeVisible();
    await untilRoundIsOver(winner.page);
  }
  await Promise.all(players.map(({ page }) => expect(clashEnd(page)).toBeVisible()));
}
