import type { Page } from '@playwright/test';
import { BUILT, ServerProcess } from '../../system-tests/players/server-process.ts';
import { expectHealthy } from '../support/inspect.ts';
import { accountIn, havePlayed, type PlayedGame } from '../support/played.ts';
import { createGuest } from '../support/players.ts';
import { test as base, expect } from '../support/test.ts';

const solo = (name: string, score: number, game: PlayedGame['game'] = 'rift guesser'): PlayedGame => ({
  game,
  players: [{ name, score }],
});

/** 240 players with bests of 1 to 60, four each; who came earlier stands higher. */
const crowd = Array.from({ length: 240 }, (_, number) =>
  solo(`Guest ${number + 1}`, 1 + Math.floor(number / 4)),
);

/** A server with a crowd on the board of Rift Guesser, and Kestrel with 17 among them. */
const test = base.extend<{ playedHub: ServerProcess & { token: string } }>({
  playedHub: [
    async ({ playwright }, use) => {
      const hub = await ServerProcess.start({ built: BUILT });
      const request = await playwright.request.newContext();
      const token = await createGuest(request, hub.url, 'Kestrel');
      const own = [solo('Kestrel', 17), solo('Kestrel', 31, 'more or less')];
      const best = [solo('Nyxara', 264, 'more or less'), solo('Okko', 207, 'more or less')];
      await havePlayed(hub, [...crowd, ...own, ...best], { Kestrel: accountIn(token) });
      await request.dispose();
      await use(Object.assign(hub, { token }));
      await hub.remove();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ playedHub }, use) => use(playedHub.url),
});

test.beforeEach(async ({ context, playedHub }) => {
  await context.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('init', '1');
  }, playedHub.token);
});

const panel = (page: Page) => page.getByRole('region', { name: 'Global Rankings' });
const ranking = (page: Page, name: string) => panel(page).getByRole('list', { name });
const rows = (page: Page, name = 'Ranking, All') => ranking(page, name).getByRole('listitem');

async function openPanel(page: Page): Promise<void> {
  await page.goto('/riftGuesser');
  await expect(ranking(page, 'Ranking, All')).toBeVisible();
}

test('opens at the own row, goes on in both directions by keyboard and by scrolling, and is searched', async ({
  page,
}) => {
  await openPanel(page);
  const own = rows(page).filter({ hasText: 'Kestrel' });
  await expect(own).toBeInViewport();
  await expect(own).toContainText('17');
  // 43 scores are higher, each of four players.
  await expect(panel(page)).toContainText('Your global rank #173');
  await expect(panel(page).getByText('241 players')).toBeVisible();
  await expect(rows(page)).toHaveCount(50);

  await own.getByRole('link').focus();
  await page.keyboard.press('End');
  await expect(rows(page)).toHaveCount(91);
  await page.keyboard.press('End');
  await expect(rows(page).last().getByRole('link')).toBeFocused();
  await expect(rows(page).last()).toBeInViewport();
  await expect(rows(page).last()).toContainText('#238');
  await ranking(page, 'Ranking, All').evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(rows(page)).toHaveCount(141);
  // The third of the four at rank 149 began the page: what was at the top of the box stays there.
  const tied = rows(page).filter({ hasText: '#149' });
  await expect(tied.nth(2)).toBeInViewport();
  await expect(tied.nth(1)).not.toBeInViewport();

  await expectHealthy(page);
  await panel(page).getByRole('searchbox').fill('Guest 12');
  await expect(rows(page, 'Search results')).toHaveCount(11);
  await expectHealthy(page);
});
