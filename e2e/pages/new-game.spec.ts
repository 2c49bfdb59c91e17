import { rmSync } from 'node:fs';
import path from 'node:path';
import {
  addGame,
  buildProduct,
  checkTypes,
  copyWith,
  removeGame,
} from '../../tests/new-game/changed-product.ts';
import { Hub } from '../support/hub.ts';
import { seatGuest } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

const COUNT_UP = path.resolve(import.meta.dirname, '../../tests/new-game/count-up');
const BUILD_MS = 300_000;

/** One game less and one more, because a build takes a while: each change alone is visible in what follows. */
function change(copy: string): void {
  removeGame(copy, { folder: 'cooldown-clash', id: 'cooldownClash' });
  addGame(copy, COUNT_UP, { folder: 'count-up', id: 'countUp' });
}

test('the product type-checks and builds without a game; a new game has its route, menu entry, card, statistics, ledger entry and leaderboard', async ({
  page,
  context,
}) => {
  test.setTimeout(BUILD_MS);
  const copy = copyWith(change);
  await checkTypes(copy);
  const hub = await Hub.start({}, await buildProduct(copy));
  try {
    await seatGuest(context, hub.url, 'Kestrel');
    await page.goto(hub.url);
    const menu = page.getByRole('navigation', { name: 'Games' });
    await expect(menu.getByRole('link', { name: 'Count Up' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Count Up' })).toBeAttached();
    await expect(menu.getByRole('link', { name: 'Chain of Legends' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Cooldown Clash' })).toHaveCount(0);
    await page.getByRole('region', { name: 'Games' }).getByRole('link', { name: 'Count Up' }).click();
    await expect(page).toHaveURL(`${hub.url}/countUp`);
    await expect(page).toHaveTitle(/^Count Up/);
    await page.getByRole('link', { name: 'Count', exact: true }).click();
    const add = page.getByRole('button', { name: 'Add a point' });
    await add.click();
    await expect(page.getByRole('heading', { name: 'Score 1' })).toBeVisible();
    await add.click();
    await expect(page.getByRole('heading', { name: 'Score 2' })).toBeVisible();
    await page.getByRole('button', { name: 'End the game' }).click();
    await expect(page.getByText('Game over')).toBeVisible();

    await menu.getByRole('link', { name: 'Count Up' }).click();
    const ranking = page.getByRole('region', { name: 'Global Rankings' });
    await expect(ranking.getByRole('listitem').filter({ hasText: 'Kestrel' })).toContainText('2');
    await page.goto(`${hub.url}/profile`);
    const stats = page.getByRole('region', { name: 'Count Up' });
    await expect(stats).toContainText('Highscore2');
    await expect(stats).toContainText('Rank#1');
    const ledger = page.getByRole('region', { name: 'Blue Essence history' });
    await expect(ledger.getByText('Count Up').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent Matches' })).toContainText('Score 2');
  } finally {
    await hub.stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
