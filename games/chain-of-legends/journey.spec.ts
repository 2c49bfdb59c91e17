import type { Page } from '@playwright/test';
import { isScript } from '../../e2e/support/built-file.ts';
import {
  answer,
  answerField,
  answerRight,
  answerWrong,
  chainHeading,
  isChainOver,
  playChainTo,
  playerOnTurn,
  rightName,
} from '../../e2e/support/chain-of-legends.ts';
import { type Player, test } from '../../e2e/support/crowd.ts';
import { tabTo } from '../../e2e/support/focus.ts';
import {
  beginGame,
  CHAIN,
  createLobby,
  expectCounted,
  expectProfile,
  joinAll,
  readyAll,
  readyButton,
  roomCount,
  seatOf,
} from '../../e2e/support/lobbies.ts';
import { expect, MOTION, PHONE } from '../../e2e/support/test.ts';
import { TRANSLATED } from '../../e2e/support/translator.ts';

/** A player's place around the ring. */
const place = (page: Page, { name }: Player) => page.getByRole('listitem').filter({ hasText: name });
const other = (players: readonly Player[], player: Player): Player => {
  const found = players.find((one) => one !== player);
  if (found === undefined) throw new Error('no other player');
  return found;
};
async function onTurn(players: readonly Player[]): Promise<Player> {
  const player = await playerOnTurn(players);
  if (player === undefined) throw new Error('the game is over');
  return player;
}

test('two play to the end, wins and feed agree, and both come back to the same room', {
  tag: MOTION,
}, async ({ crowd }) => {
  const players = await crowd.seatAll(['Ashwin', 'Birger']);
  const link = await beginGame(players, CHAIN, { own: 2, seconds: 30 });
  const first = await onTurn(players);
  const second = other(players, first);
  const title = await second.page.title();
  await lookAway(second.page, true);
  await answer(first, '  aatrox ');
  // A tab in the background calls its player by the title, which comes and goes so that it is noticed.
  await expect(second.page).toHaveTitle('Your turn!');
  await expect(second.page).toHaveTitle(title);
  await lookAway(second.page, false);
  await expect(second.page).toHaveTitle(title);
  await expect(first.page.getByText('next name starts with X')).toBeVisible();
  // Two swapped letters are offered in the right order, and Tab takes them; the first letter stands in the field.
  await expect(chainHeading(second.page)).toHaveText('Your turn');
  await answerField(second.page).fill('xayha');
  await answerField(second.page).press('Tab');
  await expect(answerField(second.page)).toHaveValue('ayah');
  await answerField(second.page).press('Enter');
  await expect(second.page.getByRole('status').filter({ hasText: 'Xayah is right' })).toHaveCount(1);

  // A used name is refused while it is typed, and costs nothing.
  await expect(chainHeading(first.page)).toHaveText('Your turn');
  await expect(first.page.getByText('next name starts with H')).toBeVisible();
  await answer(first, 'Hecarim');
  await answer(second, 'Malphite');
  await answer(first, 'Ezreal');
  await answer(second, 'Lux');
  await answerField(first.page).fill('Xayah');
  await expect(first.page.getByText('Xayah is used already')).toBeVisible();
  await answerField(first.page).press('Enter');
  await expect(chainHeading(first.page)).toHaveText('Your turn');
  await answer(first, 'Xyz');
  await expect(first.page.getByText('No such champion')).toBeVisible();
  await expect(place(second.page, first)).toContainText('1 of 2 lives');
  await answerWrong(second);
  await expect(place(first.page, second)).toContainText('1 of 2 lives');
  await playChainTo(first, players);
  await expect(first.page.getByText(`${first.name} wins`)).toBeVisible();
  await expect(second.page.getByText(`${first.name} wins`)).toBeVisible();
  await expect(second.page.getByText('A wrong answer')).toBeVisible();
  await expectCounted(players, first, CHAIN);

  await second.page.getByRole('button', { name: 'Play Again' }).click();
  const card = first.page.getByRole('region', { name: 'Another game' });
  await expect(card).toContainText(`${second.name} plays again`);
  await expect(first.page.getByText(`${first.name} wins`)).toBeVisible();
  await card.getByRole('button', { name: 'Join' }).click();
  for (const { page } of players) {
    await expect(page).toHaveURL(new RegExp(`${link}$`));
    await expect(roomCount(page, 2, 2)).toBeVisible();
    await expect(page.getByText('0 of 2 ready')).toBeVisible();
  }
  await readyAll(players);
  await expect(first.page).toHaveURL(/\/game\/\w{6}$/);
  await expect(place(first.page, second)).toContainText('2 of 2 lives');
  await expectProfile(second, CHAIN, false);
});

test('who reloads is back: in the lobby, in 3-2-1, while pages load, in a turn, and at the end @long', async ({
  crowd,
}) => {
  const players = await crowd.seatAll(['Ashwin', 'Birger']);
  const [owner, guest] = players as [Player, Player];
  const link = await createLobby(owner, CHAIN, { own: 2, seconds: 30 });
  await joinAll(link, owner, [guest]);
  await readyButton(guest.page).click();
  await expect(owner.page.getByText('1 of 2 ready')).toBeVisible();
  await guest.page.reload();
  await owner.page.reload();
  await expect(guest.page.getByText('1 of 2 ready')).toBeVisible();
  await expect(seatOf(guest.page, owner.name)).toContainText('Owner');

  // The guest's game does not come: the others see which player they wait for, until the page is reloaded.
  const chunk = isScript('game-page');
  await guest.context.route(chunk, (route) => new Promise(() => void route));
  await readyButton(owner.page).click();
  await expect(
    guest.page
      .getByRole('dialog')
      .or(guest.page.getByText('3', { exact: true }))
      .first(),
  ).toBeVisible();
  await guest.page.reload();
  await expect(owner.page.getByText(`Not there yet: ${guest.name}`)).toBeVisible();
  await guest.context.unroute(chunk);
  await guest.page.reload();

  const first = await onTurn(players);
  await answer(first, 'Ahri');
  const second = other(players, first);
  await second.page.reload();
  await expect(chainHeading(second.page)).toHaveText('Your turn');
  await expect(second.page.getByText('next name starts with I')).toBeVisible();
  await first.page.reload();
  await expect(chainHeading(first.page)).toHaveText(`${second.name} is on turn`);
  await answerWrong(second);
  await playChainTo(first, players);
  for (const { page } of players) {
    await page.reload();
    await expect(isChainOver(page)).toBeVisible();
  }
  await expectCounted(players, first, CHAIN);
});

/** What a browser tells a page whose tab goes to the background, or comes to the front. */
async function lookAway(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('the keyboard alone creates a lobby, gets ready and takes a turn, against a phone', {
  tag: TRANSLATED,
}, async ({ crowd }) => {
  const keys = await crowd.seat('Keys');
  const guest = await crowd.seat('Birger', { viewport: PHONE });
  const { page } = keys;
  await page.goto('/chainOfLegends/lobbies');
  await tabTo(page, page.getByRole('button', { name: 'Create New Lobby' }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Lives' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Time limit' }));
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lobby\/\w{6}$/);
  await expect(page.getByText('60 s', { exact: true })).toBeVisible();
  await guest.page.goto(new URL(page.url()).pathname);
  await readyButton(guest.page).click();
  await expect(page.getByText('1 of 2 ready')).toBeVisible();
  await tabTo(page, readyButton(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\/\w{6}$/);
  if ((await onTurn([keys, guest])) === guest) await answerRight(guest);
  await expect(chainHeading(page)).toHaveText('Your turn');
  const name = await rightName(page);
  // The field of one's own turn gets the focus by itself, soon after the heading says whose turn it is.
  await expect(answerField(page)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${name} is right` })).toHaveCount(1);

  await expect(answerField(guest.page)).toBeFocused();
  // What the keyboard of a phone leaves of the screen.
  await guest.page.setViewportSize({ width: PHONE.width, height: 500 });
  await expect(answerField(guest.page)).toBeInViewport({ ratio: 1 });
  await expect(guest.page.getByText(/^next name starts with \w$/)).toBeInViewport({ ratio: 1 });
  await takeOver(guest);
});

/** The game goes to a second tab, and comes back. */
async function takeOver({ context, page }: Player): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(chainHeading(tab)).toHaveText('Your turn');
  await expect(page.getByText('Opened somewhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(chainHeading(page)).toHaveText('Your turn');
  await expect(tab.getByText('Opened somewhere else')).toBeVisible();
  await tab.close();
  await expect(chainHeading(page)).toHaveText('Your turn');
}

test('who is out against bots is told so, and plays at a new table at once', async ({ crowd }) => {
  const ashwin = await crowd.seat('Ashwin');
  const { page } = ashwin;
  await page.goto('/chainOfLegends/lobbies?quick=1');
  await expect(page).toHaveURL(/\/game\/\w{6}$/);
  const table = page.url();
  const out = page.getByRole('region', { name: 'You are out' });
  let bots = 3;
  while (!(await out.isVisible())) {
    await expect(chainHeading(page).filter({ hasText: 'Your turn' }).or(out).first()).toBeVisible();
    if (await out.isVisible()) continue;
    // In the player's turn no bot can lose a life.
    bots = 3 - (await page.getByRole('listitem').getByText('Out', { exact: true }).count());
    await answerWrong(ashwin);
  }
  const told = new RegExp(`Place ${bots + 1} of 4\\. There is no champion called “\\w?Nobody”\\.`);
  await expect(out).toContainText(told);
  await expect(answerField(page)).toHaveCount(0);
  // Bots among themselves: a turn has a quarter of its time, also after a return.
  await expect(page.getByRole('timer')).toHaveText(/^[1-4] s$/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^[1-4] s$/);
  await expect(out).toContainText(told);
  await out.getByRole('button', { name: 'New game' }).click();
  await expect(page).not.toHaveURL(table);
  await expect(page).toHaveURL(/\/game\/\w{6}$/);
  await expect(page.getByRole('region', { name: 'You are out' })).toHaveCount(0);
  await expect(answerField(page)).toBeVisible();
});
