import { moreOrLess } from '@hub/games/more-or-less/game.ts';
import type { Page } from '@playwright/test';
import { lost, soloGame } from '../../games/more-or-less/screen/testing/games.ts';
import { isScript } from '../support/built-file.ts';
import { CASTS } from '../support/scenes.ts';
import { PLAYER, Stage } from '../support/stage.ts';
import { replyEnding, replyUsed } from '../support/staged-calls.ts';
import { STAGED_DAILIES } from '../support/staged-dailies.ts';
import { serveSections } from '../support/staged-sections.ts';
import { expect, test, untilComplete } from '../support/test.ts';

/** Files of parts that only decorate a page. */
const DECORATIONS = [
  'share-button',
  'challenge-button',
  'people-menu',
  'people-strip',
  'in-sight',
  'confetti-pieces',
  'stone-flight',
  'browser-engine',
  'feedback-dialog',
  'drawn-scene',
  'streaks',
  'daily-record',
  'pictures-card',
];
/** Calls whose names are on the lists as well. */
const CALLS = /\/api\/(?:heartbeat|feedback|lastMatches|news\/likes|people)/;

/** Pictures, fonts and sounds. */
const BINARY = /\.(?:webp|avif|png|jpe?g|svg|woff2?|mp3|wav|ogg|m4a)(?:\?|$)/;

/** Blocks in a page the files and calls above. */
async function blockDecorations(page: Page): Promise<void> {
  for (const name of DECORATIONS) await page.route(isScript(name), (route) => route.abort('blockedbyclient'));
  // Code that does not come has the page reload itself once.
  await page.route('**/api/health', (route) => route.fulfill({ json: {} }));
  await page.route(CALLS, (route) => route.abort('blockedbyclient'));
}

for (const [who, { isSignedIn, stored = {}, reply, scenes }] of Object.entries(CASTS))
  test(`the pages of ${who} work without decorations, pictures, fonts and sounds`, async ({
    browser,
    hub,
  }) => {
    for (const { path, prepare, shows, next = [] } of scenes)
      await test.step(path, async () => {
        // A tab of its own: one remembers that it has reloaded for the sake of missing code.
        const page = await browser.newPage({ baseURL: hub.url, reducedMotion: 'reduce' });
        const stage = await Stage.on(page, { isSignedIn, refusesOthers: true });
        await page.addInitScript((entries) => {
          for (const [key, value] of entries) sessionStorage.setItem(key, value);
        }, Object.entries(stored));
        await serveSections(page);
        await blockDecorations(page);
        await page.route(BINARY, (route) => route.abort('blockedbyclient'));
        reply(stage);
        prepare?.(stage);
        const expectShown = async (text: string | RegExp) => {
          await expect.poll(() => page.locator('body').innerText()).toMatch(text);
          await expect(page.getByText('This page stumbled')).toHaveCount(0);
        };
        await page.goto(path);
        await expectShown(shows);
        for (const { send, press, shows: then } of next) {
          send?.(stage);
          if (press !== undefined) await page.getByRole('button', { name: press }).first().click();
          await expectShown(then);
        }
        await page.close();
      });
  });

test('pages without the files and calls that content blockers know', async ({ page, complaints }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  await blockDecorations(page);
  for (const [path, heading] of [
    ['/', /Kestrel/],
    ['/shop', 'Shop'],
    ['/profile', 'Kestrel'],
    ['/dailyRifts/', 'Daily Rifts'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await untilComplete(page);
    await expect(page.getByText('This page stumbled')).toHaveCount(0);
  }
  for (const daily of STAGED_DAILIES) {
    daily.open(stage, daily.names.length - 1);
    await page.goto(daily.path);
    await expect(page.getByRole('combobox', { name: /Champion|Item/ })).toBeEnabled();
    replyEnding(stage, daily.names.length);
    daily.update(stage, daily.names.length);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Home' })).toBeVisible();
  }
  const player = { ...soloGame().players[0], id: PLAYER.id };
  const over = soloGame({ players: [player], version: 2, ...lost(4) });
  const gameState = soloGame({ players: [player], score: 4 });
  stage.onCommand(moreOrLess, 'startGame', { action: 'gameStarted', payload: { gameState } });
  await page.goto('/moreLess/game/single');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
  stage.tell(moreOrLess, { action: 'gameOver', payload: { gameState: over } });
  await expect(page.getByRole('dialog', { name: 'Game Over' })).toBeVisible();
  await untilComplete(page);
  await expect(page.getByText('This page stumbled')).toHaveCount(0);
  // React says with error 520 that it has drawn a page without a part that did not come.
  const allowed = /ERR_BLOCKED|CodeLoadError|dynamically imported|error #520/;
  expect(complaints.filter((text) => !allowed.test(text))).toEqual([]);
  complaints.length = 0;
});
