import type { Page } from '@playwright/test';
import { BUILT, ServerProcess } from '../../system-tests/players/server-process.ts';
import { answerWrong, isChainOver } from '../support/chain-of-legends.ts';
import { type Player, test } from '../support/crowd.ts';
import { expectFits } from '../support/fit.ts';
import {
  CHAIN,
  CLASH,
  createLobby,
  joinAll,
  matchesOf,
  openLobbies,
  passwordDialog,
  readyButton,
  recordOf,
  roomCount,
  seatOf,
  seats,
} from '../support/lobbies.ts';
import { expect } from '../support/test.ts';

test('an empty list says so, and a game lost against a bot is counted apart from wins and losses', async ({
  crowd,
}) => {
  const own = await ServerProcess.start({ built: BUILT });
  const player = await crowd.seat('Ashwin', { url: own.url });
  const { page } = player;
  await openLobbies(page, CHAIN);
  await expect(page.getByText('No Active Lobbies')).toBeVisible();
  await expect(page.getByText('Be the first to create a lobby and start a chain!')).toBeVisible();

  await createLobby(player, CHAIN, { own: 1, seconds: 3 });
  await answerQuestionsMeanwhile(page);
  await page.getByRole('button', { name: 'Add Hush' }).click();
  await expect(seats(page).filter({ hasText: 'Hush' })).toHaveCount(1);
  await expect(
    page.getByText(/^Games with bots count on a line of their own\. A win pays 10 Blue Essence/),
  ).toBeVisible();
  await readyButton(page).click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByText('Against bots')).toBeVisible();
  await expect(page.getByLabel('Champion name')).toBeEnabled();
  await answerWrong(player);
  await expect(isChainOver(page)).toBeVisible();
  await expect(page.getByText('Against bots')).toBeVisible();
  expect(await recordOf(player, CHAIN)).toEqual({ wins: 0, looses: 0 });
  expect(await matchesOf(player)).toEqual([]);
  await page.goto(`${own.url}/profile`);
  const stats = page.getByRole('region', { name: CHAIN.title });
  await expect(stats).toContainText('Bots beaten0 of 1');
  await page.goto(own.url);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByText('1 of 3')).toBeVisible();
  await expect(steps.getByRole('link', { name: /^Done.*Take a seat/i })).toBeVisible();
  await crowd.leave();
  await own.remove();
});

test('quick play on home leads to a game with bots, and then back to it', async ({ crowd }) => {
  const own = await ServerProcess.start({ built: BUILT });
  const player = await crowd.seat('Ashwin', { url: own.url });
  const { page } = player;
  await page.goto(own.url);
  const card = page.getByRole('region', { name: 'Games' }).getByRole('link', { name: /Chain of Legends/ });
  await card.focus();
  await card.press('Enter');
  // The table before the game is there for two seconds, which a slow page misses: the pictures show it.
  await expect(page.getByLabel('Champion name')).toBeVisible();
  await expect(page.getByText('Against bots')).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto(`${own.url}/chainOfLegends/lobbies`);
  await page.getByRole('button', { name: /^Quick play/ }).click();
  // The player still has a seat in the game.
  await expect(page).toHaveURL(new RegExp(pathname));
  await expect(page.getByLabel('Champion name')).toBeVisible();
  await crowd.leave();
  await own.remove();
});

/** Answers the three questions of the waiting room and begins three more; READY stays in view. */
async function answerQuestionsMeanwhile(page: Page): Promise<void> {
  const meanwhile = page.getByRole('region', { name: 'While you wait' });
  await meanwhile.getByRole('button', { name: 'Play three questions' }).click();
  for (const last of ['Next question', 'Next question', 'Three more questions']) {
    await meanwhile.getByRole('button', { name: 'More', exact: true }).click();
    await expect(meanwhile.getByText(/^(Right|Wrong): /)).toBeVisible();
    await meanwhile.getByRole('button', { name: last }).click();
  }
  await expect(meanwhile.getByText(/^Question 1 of 3/)).toBeVisible();
  await expectFits(page, {
    visible: [meanwhile.getByRole('button', { name: 'More', exact: true }), readyButton(page)],
    apart: [meanwhile.getByRole('button', { name: 'More', exact: true }), readyButton(page)],
    sizes: [{ width: 1440, height: 900 }],
  });
}

test('the link of a full, a protected, a started and a vanished lobby says so', async ({ crowd }) => {
  const [owner, guest, late] = (await crowd.seatAll(['Ashwin', 'Birger', 'Cosima'])) as [
    Player,
    Player,
    Player,
  ];
  const link = await createLobby(owner, CLASH, { password: 'moonsilver', name: 'Quiet corner' });
  await expect(owner.page.getByText('••••••')).toBeVisible();
  await guest.page.goto(link);
  const dialog = passwordDialog(guest.page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Wrong password. Try again.')).toBeHidden();
  for (const wrong of ['sunsilver', 'moon']) {
    await dialog.getByLabel('Password', { exact: true }).fill(wrong);
    await guest.page.keyboard.press('Enter');
    await expect(dialog.getByText('Wrong password. Try again.')).toBeVisible();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  }
  await dialog.getByLabel('Password', { exact: true }).fill('moonsilver');
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect(roomCount(guest.page, 2, 2)).toBeVisible();
  await guest.page.getByRole('button', { name: 'Show password' }).click();
  await expect(guest.page.getByText('moonsilver')).toBeVisible();
  await guest.page.reload();
  await expect(roomCount(guest.page, 2, 2)).toBeVisible();

  await late.page.goto(link);
  await expect(late.page.getByText('This lobby is full.')).toBeVisible();
  await expect(late.page).toHaveURL(/\/cooldownGuesser\/lobbies$/);
  for (const { page } of [owner, guest]) await readyButton(page).click();
  await expect(owner.page).toHaveURL(/\/game\//);
  await late.page.goto(link);
  await expect(late.page.getByText('This game has started already.')).toBeVisible();

  const gone = await createLobby(late, CLASH, {});
  await late.page.getByRole('button', { name: 'Leave lobby' }).click();
  await confirmLeaving(late.page);
  await expect(late.page).toHaveURL(/\/cooldownGuesser\/lobbies$/);
  await late.page.goto(gone);
  await expect(late.page.getByText('This game is gone.')).toBeVisible();
});

test('an owner sends away, hands over and leaves; cards and seats follow at once', async ({ crowd }) => {
  const [owner, guest, other] = (await crowd.seatAll(['Ashwin', 'Birger', 'Cosima'])) as [
    Player,
    Player,
    Player,
  ];
  const name = 'Power and its loss';
  await openLobbies(other.page, CHAIN);
  const link = await createLobby(owner, CHAIN, { seats: 3, name });
  const card = other.page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('1/3');
  await guest.page.goto(link);
  await expect(owner.page.getByText('Birger has joined the lobby')).toBeVisible();
  await expect(card).toContainText('2/3');

  await guest.page.getByRole('button', { name: 'Good luck!' }).click();
  for (const { page } of [owner, guest]) await expect(seatOf(page, 'Birger')).toContainText('Good luck!');
  await readyButton(guest.page).click();
  await owner.page.getByRole('button', { name: 'Change settings' }).press('Enter');
  const form = owner.page.getByRole('dialog', { name: 'Change settings' });
  await form.getByRole('spinbutton', { name: 'Lives' }).fill('7');
  const save = form.getByRole('button', { name: 'Save settings' });
  await expectFits(owner.page, { visible: [save] });
  await save.click();
  await expect(form).toBeHidden();
  await expect(guest.page.getByText('The owner changed the settings')).toBeVisible();
  await expect(guest.page.getByRole('region', { name: 'Settings' })).toContainText('Lives7');
  await expect(guest.page.getByRole('button', { name: 'Change settings' })).toHaveCount(0);
  await expect(readyButton(guest.page)).toBeVisible();
  await expect(card).toContainText('7 lives');
  await card.getByRole('button', { name: `Join ${name}` }).click();
  await expect(roomCount(other.page, 3, 3)).toBeVisible();
  await expect(other.page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await owner.page.getByRole('button', { name: 'Options for Cosima' }).click();
  await owner.page.getByRole('button', { name: 'Remove Cosima' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(other.page.getByText('The owner removed you from the lobby.')).toBeVisible();
  await expect(other.page).toHaveURL(/\/chainOfLegends\/lobbies$/);
  await expect(guest.page.getByText('Cosima was removed from the lobby')).toBeVisible();
  await other.page.goto(link);
  await expect(other.page.getByText('You were removed from this lobby.')).toBeVisible();
  await expect(other.page).toHaveURL(/\/chainOfLegends\/lobbies$/);

  await owner.page.getByRole('button', { name: 'Options for Birger' }).click();
  await owner.page.getByRole('button', { name: 'Hand over the lobby to Birger' }).click();
  await expect(seatOf(guest.page, 'Birger')).toContainText('Owner');
  await expect(guest.page.getByText('You own the lobby now')).toBeVisible();
  await expect(owner.page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await guest.page.getByRole('link', { name: 'Chain of Legends' }).first().click();
  await confirmLeaving(guest.page);
  await expect(owner.page.getByText('Birger has left the game')).toBeVisible();
  await expect(seatOf(owner.page, 'Ashwin')).toContainText('Owner');
  await owner.page.getByRole('button', { name: 'Leave lobby' }).click();
  await confirmLeaving(owner.page);
  await expect(owner.page).toHaveURL(/\/chainOfLegends\/lobbies$/);
  await expect(owner.page.getByText(name)).toBeHidden();
});

/** Answers the question before a lobby is left. */
const confirmLeaving = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: 'Leave the lobby?' })
    .getByRole('button', { name: 'Leave', exact: true })
    .click();

test('back asks before it leaves a lobby, its countdown and its game', async ({ crowd }) => {
  const [owner, guest] = (await crowd.seatAll(['Ashwin', 'Birger'])) as [Player, Player];
  const link = await createLobby(owner, CHAIN, { own: 2, seconds: 60 });
  const { page } = owner;
  const dialog = page.getByRole('dialog', { name: 'Leave the lobby?' });
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${link}$`));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(roomCount(page, 1, 2)).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(new RegExp(`${link}$`));

  await joinAll(link, owner, [guest]);
  await readyButton(guest.page).click();
  await readyButton(page).click();
  await expect(page).toHaveURL(/\/game\/\w{6}$/);
  await expect(page.getByLabel('Champion name')).toBeVisible();
  const inGame = page.getByRole('dialog', { name: 'Leave the game?' });
  await page.goBack();
  await expect(inGame).toBeVisible();
  await inGame.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Champion name')).toBeVisible();
  await page.goBack();
  await inGame.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/chainOfLegends\/lobbies$/);
});
