import type { Page } from '@playwright/test';
import { BUILT, ServerProcess } from '../../system-tests/players/server-process.ts';
import { pick, playTo, wrongAnswer } from '../support/more-or-less.ts';
import { seatGuest } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;

/** Whether the duel of the page's league is not of More or Less, which these tests play: the games of duels take turns. */
async function isOtherGame(page: Page): Promise<boolean> {
  const duel = page.getByText(/, the same questions for all\./);
  return (await duel.textContent())?.startsWith('More or Less') === false;
}

/** Plays More or Less to its end with one right answer less than `answers`. */
async function playWith(page: Page, answers: number): Promise<void> {
  await playTo(page, answers - 1);
  await pick(page, await wrongAnswer(page));
}

test('two friends in a league for a week', async ({ browser }) => {
  test.slow();
  const hub = await ServerProcess.start({ built: BUILT, speed: 1 });
  const open = async (name: string, path: string): Promise<Page> => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await seatGuest(context, hub.url, name);
    const page = await context.newPage();
    await page.goto(hub.url + path);
    return page;
  };
  const ada = await open('Ada', '/leagues');
  await ada.getByRole('textbox', { name: 'Name of the league' }).fill('Lantern League');
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('heading', { level: 1, name: 'Lantern League' })).toBeVisible();
  const invite = await ada.getByRole('button', { name: /^Invite, code/ }).textContent();

  const bo = await open('Bo', '/');
  await expect(bo.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = bo.getByRole('navigation', { name: 'General' });
  await expect(menu.getByRole('link', { name: 'Leagues' })).toBeVisible();
  await bo.goto(`${hub.url}/leagues/${invite?.split(' ').at(-1)}`);
  await expect(bo.getByText('Ada invites you to a league')).toBeVisible();
  await bo.getByRole('region', { name: 'Join a league' }).getByRole('button', { name: 'Join' }).click();
  await expect(bo.getByRole('heading', { level: 1, name: 'Lantern League' })).toBeVisible();

  if (await isOtherGame(bo)) {
    hub.advance(DAY_MS);
    await bo.reload();
  }
  await bo.goto(hub.url);
  await bo
    .getByRole('link', { name: /^Duel of the day/ })
    .or(bo.getByRole('link', { name: 'Leagues' }))
    .first()
    .click();
  if (!new URL(bo.url()).pathname.endsWith('duel')) await bo.goto(`${ada.url()}/duel`);
  await playWith(bo, 2);
  // The duel has its own end, which a reload and a visit from the league find again.
  await expect(bo.getByRole('heading', { level: 1, name: 'Your score: 1' })).toBeVisible();
  await expect(
    bo.getByText(/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day's duel: first so far, 10 league points$/),
  ).toBeVisible();
  await expect(bo.getByText('You are the first to play it')).toBeVisible();
  await bo.reload();
  await expect(bo.getByRole('heading', { level: 1, name: 'Your score: 1' })).toBeVisible();
  await bo.getByRole('link', { name: 'To the league' }).click();
  await expect(bo.getByText(/^You have played: 1\./)).toBeVisible();
  await expect(bo.getByRole('row', { name: /Bo/ })).toContainText('10');
  await ada.reload();
  await expect(ada.getByText('1 of 2 have played')).toBeVisible();
  await expect(ada.getByRole('row', { name: /Bo/ })).toContainText('10');

  // The one who plays later sees both runs, and so does the first one then.
  await ada.goto(`${ada.url()}/duel`);
  await playWith(ada, 1);
  await expect(ada.getByRole('heading', { level: 1, name: 'Bo wins by 1' })).toBeVisible();
  await expect(
    ada.getByText(/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day's duel: second so far, 7 league points$/),
  ).toBeVisible();
  await ada.getByRole('link', { name: 'To the league' }).click();
  await bo.getByRole('link', { name: 'See the duel' }).click();
  await expect(bo.getByRole('heading', { level: 1, name: 'You win by 1' })).toBeVisible();
  await bo.getByRole('link', { name: 'To the league' }).click();

  // A week is over 30 minutes after midnight, which may be now.
  hub.advance(7 * DAY_MS + DAY_MS / 24);
  await ada.reload();
  await expect(ada.getByRole('heading', { level: 1, name: 'Bo wins the week' })).toBeVisible();
  await ada.getByRole('button', { name: 'Another week with all 2' }).click();
  await expect(ada.getByText(/^Day 1 of 7/)).toBeVisible();
  await bo.reload();
  await bo.getByRole('button', { name: 'To the new week' }).click();
  await expect(bo.getByText(/^Day 1 of 7/)).toBeVisible();
  expect(bo.url()).toBe(ada.url());
  for (const page of [ada, bo]) await page.context().close();
  await hub.remove();
});

test('a duel that is begun before midnight is continued after a reload, until it closes', async ({
  browser,
}) => {
  test.slow();
  const hub = await ServerProcess.start({ built: BUILT, speed: 1 });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await seatGuest(context, hub.url, 'Ada');
  const page = await context.newPage();
  await page.goto(`${hub.url}/leagues`);
  await page.getByRole('textbox', { name: 'Name of the league' }).fill('Lantern League');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern League' })).toBeVisible();
  const league = page.url();
  const begin = Math.ceil(Date.now() / DAY_MS) * DAY_MS - 90_000 + ((await isOtherGame(page)) ? DAY_MS : 0);
  hub.advance(begin - Date.now());
  await page.clock.install({ time: begin });
  const pass = async (minutes: number) => {
    hub.advance(minutes * 60_000);
    await page.clock.fastForward(minutes * 60_000);
    await page.reload();
  };
  await page.goto(`${league}/duel`);
  await playTo(page, 1);
  const duel = page.url();
  expect(duel).toMatch(/\?duel=/);
  await pass(3);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  expect(page.url()).toBe(duel);
  // The next day's only try is not used by a reload.
  await pass(30);
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern League' })).toBeVisible();
  expect(page.url()).toBe(league);
  await context.close();
  await hub.remove();
});

test('a challenge by its link, as a guest in two presses', async ({ browser, hub }) => {
  test.slow();
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await seatGuest(context, hub.url, 'Kestrel');
  const page = await context.newPage();
  await page.goto(`${hub.url}/moreLess/game/single`);
  await playWith(page, 2);
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  await expect(page.getByRole('button', { name: /^Link copied/ })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const preview = await (await page.request.get(link)).text();
  expect(preview).toContain('<meta property="og:title" content="You are challenged" />');
  expect(preview).not.toContain('Kestrel');
  await context.close();

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: /^1 in a row/ })).toBeVisible();
  await visitor.getByRole('button', { name: 'Play as guest' }).click();
  await visitor.getByRole('link', { name: 'Start' }).click();
  await expect(visitor.getByText("Kestrel's ghost")).toBeVisible();
  await playWith(visitor, 3);
  await expect(visitor.getByRole('heading', { level: 1, name: 'You win by 1' })).toBeVisible();
  await expect(visitor.getByRole('table').getByRole('row')).toHaveCount(4);
  await expect(visitor.getByRole('heading', { name: 'All who took it' })).toBeVisible();
  await visitor.context().close();
});
