import type { Page } from '@playwright/test';
import { BUILT, ServerProcess } from '../../system-tests/players/server-process.ts';
import { chainHeading, isChainOver, playChainTo } from '../support/chain-of-legends.ts';
import { playClashTo } from '../support/cooldown-clash.ts';
import { type Player, test } from '../support/crowd.ts';
import { beginGame, CHAIN, CLASH, createLobby, passwordDialog, readyAll } from '../support/lobbies.ts';
import { accountOf } from '../support/players.ts';
import { expect } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'What waits for you' });
const toast = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(/invites you to a lobby/);

async function post(from: Player, path: string, data: object): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${from.token}` };
  const reply = await from.context.request.post(`${from.url}/api${path}`, { data, headers });
  await expect(reply).toBeOK();
  return (await reply.json()) as Record<string, string>;
}

/** Nothing on the page that can be pressed lies below the element. */
const coveredBy = (page: Page, selector: string) =>
  page.locator(selector).evaluate((top) => {
    const box = top.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input')]
      .filter((control) => !top.contains(control))
      .map((control) => control.getBoundingClientRect())
      .filter(({ width, left, right, top: y, bottom }) => {
        const isInside = left < box.right && right > box.left && y < box.bottom && bottom > box.top;
        return width > 1 && isInside;
      }).length;
  });

test('four friends in an evening: found again, both games, a rematch, invitations', async ({ crowd }) => {
  test.slow();
  const hub = await ServerProcess.start({ built: BUILT });
  const players = await crowd.seatAll(['Ashwin', 'Briar', 'Cleo', 'Dara'], { url: hub.url });
  const [ada, bo, cleo, dara] = players as [Player, Player, Player, Player];
  const { id } = await post(ada, '/leagues', { name: 'Lanterns' });
  const league = await ada.context.request.get(`${hub.url}/api/leagues/${id}`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  const { code } = (await league.json()) as { code: string };
  for (const other of [bo, cleo, dara]) await post(other, '/leagues/join', { code });

  const password = 'moonsilver';
  const link = await createLobby(ada, CHAIN, { own: 1, seconds: 60, seats: 4, password });
  for (const { page } of [bo, cleo, dara]) {
    await page.goto(link);
    await passwordDialog(page).getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${link}$`));
  }
  await readyAll(players);
  for (const { page } of players) await expect(page).toHaveURL(/\/game\/\w{6}$/);

  const back = (page: Page) => bar(page).getByRole('link', { name: /^Return/ });
  await ada.page.goto('/');
  await back(ada.page).first().click();
  await expect(ada.page).toHaveURL(/\/game\/\w{6}$/);
  await bo.page.close();
  const again = await bo.context.newPage();
  await again.goto('/');
  await back(again).first().click();
  await expect(again).toHaveURL(/\/game\/\w{6}$/);
  const reader = { ...bo, page: again };
  const four = [ada, reader, cleo, dara];
  await playChainTo(ada, four);

  // One declines by leaving, one reads on, and the other two play.
  await ada.page.getByRole('button', { name: 'Play Again' }).click();
  await cleo.page.getByRole('region', { name: 'Another game' }).getByRole('button', { name: 'Join' }).click();
  await dara.page.goto('/');
  await readyAll([ada, cleo]);
  for (const { page } of [ada, cleo]) await expect(chainHeading(page)).toHaveText(/Your turn|is on turn/);
  await expect(isChainOver(reader.page)).toBeVisible();
  await playChainTo(cleo, [cleo, ada]);

  await beginGame(four, CLASH, { own: 100, seconds: 60 });
  await playClashTo(dara, four);

  // The first table closes a minute after the last player has left it; in this one Ashwin has a seat.
  const target = (await createLobby(ada, CHAIN, { seats: 4 })).split('/').at(-1);
  const invite = async (to: Player) => {
    const { player_id: player } = await accountOf(to.context, hub.url, to.token);
    return post(ada, `/people/${player}/invite`, { kind: 'lobby', game: 'chainOfLegends', target });
  };
  await cleo.page.goto('/shop');
  await expect(bar(cleo.page).getByText('The duel of Lanterns closes today.')).toBeVisible();
  await invite(cleo);
  await expect(toast(cleo.page)).toBeVisible();
  await cleo.page.goto('/');
  await expect(bar(cleo.page).getByText('Ashwin invites you to a lobby of Chain of Legends.')).toBeVisible();

  await dara.page.goto('/dailyRifts/championRift');
  await expect(dara.page.locator('html[data-waits]')).toBeAttached();
  await invite(dara);
  await expect(toast(dara.page)).toBeVisible();
  // The shop is full of controls; here is room beside them.
  expect(await coveredBy(dara.page, '[popover]')).toBe(0);
  await dara.page.goto('/riftGuesser/game');
  await expect(dara.page.locator('html[data-waits]')).toBeAttached();
  await expect(toast(dara.page)).toHaveCount(0);
  await expect(bar(dara.page)).toHaveCount(0);
  await crowd.leave();
  await hub.remove();
});
