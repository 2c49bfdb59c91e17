import type { Page } from '@playwright/test';
import { answerRight, answerWrong, isChainOver, playerOnTurn } from '../support/chain-of-legends.ts';
import { clashEnd, guessCooldown, results, untilCountdown } from '../support/cooldown-clash.ts';
import { type Crowd, type Player, test } from '../support/crowd.ts';
import { expectNoSidewaysScroll, expectNothingSerious, untilStill } from '../support/inspect.ts';
import {
  beginGame,
  CHAIN,
  CLASH,
  createDialog,
  createLobby,
  openLobbies,
  passwordDialog,
} from '../support/lobbies.ts';
import { expect, PHONE } from '../support/test.ts';

/** Two players with a screen of each size. */
async function bothSizes(crowd: Crowd): Promise<[desktop: Player, phone: Player]> {
  return [await crowd.seat('Kestrel'), await crowd.seat('Birger', { viewport: PHONE })];
}

async function expectSound(...pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      await untilStill(page);
      await expectNoSidewaysScroll(page);
      await expectNothingSerious(page);
    }),
  );
}

test('the list, its dialogs and a room are accessible and in their frame at both sizes', async ({
  crowd,
}) => {
  const [desktop, phone] = await bothSizes(crowd);
  const pages = [desktop.page, phone.page];
  const owner = await crowd.seat('mossy');
  const name = 'Only the quiet ones play';
  await createLobby(owner, CLASH, { seats: 8, password: 'moonsilver', name });
  await expectSound(owner.page);
  for (const page of pages) {
    await openLobbies(page, CLASH);
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await expectSound(...pages);

  for (const page of pages) {
    await page.getByRole('button', { name: 'Create New Lobby' }).first().click();
    await createDialog(page).getByRole('switch', { name: 'Use Password' }).click();
    await createDialog(page).getByRole('button', { name: 'Create Lobby' }).click();
    await expect(createDialog(page).getByText('Enter a password, or switch it off')).toBeVisible();
  }
  await expectSound(...pages);
  for (const page of pages) {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Join ${name}` }).click();
    await passwordDialog(page).getByLabel('Password', { exact: true }).fill('sunsilver');
    await page.keyboard.press('Enter');
    await expect(passwordDialog(page).getByText('Wrong password. Try again.')).toBeVisible();
  }
  await expectSound(...pages);
  for (const page of pages) {
    await passwordDialog(page).getByLabel('Password', { exact: true }).fill('moonsilver');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await expectSound(...pages);
});

test('Chain of Legends and its end are accessible and in their frame at both sizes', async ({ crowd }) => {
  const players = await bothSizes(crowd);
  const pages = players.map(({ page }) => page);
  await beginGame(players, CHAIN, { own: 1, seconds: 120 });
  for (const turn of [answerRight, answerRight]) await turn((await playerOnTurn(players)) ?? players[0]);
  await playerOnTurn(players);
  await expectSound(...pages);
  await answerWrong((await playerOnTurn(players)) ?? players[0]);
  for (const page of pages) await expect(isChainOver(page)).toBeVisible();
  await expectSound(...pages);
});

test('Cooldown Clash, its results and its end are accessible and in their frame at both sizes', async ({
  crowd,
}) => {
  const players = await bothSizes(crowd);
  const pages = players.map(({ page }) => page);
  const hold = await Promise.all(pages.map(holdFrames));
  await beginGame(players, CLASH, { own: 100, seconds: 120 });
  await Promise.all(pages.map(untilCountdown));
  await expectSound(...pages);
  await guessCooldown(players[0], 11.3);
  await guessCooldown(players[1], 60.7);
  for (const page of pages) await expect(results(page)).toBeVisible();
  for (const held of hold) held.isOn = true;
  for (const page of pages) await expect(page.getByText('+100').first()).toBeVisible();
  await expectSound(...pages);
  for (const held of hold) held.isOn = false;
  for (const page of pages) {
    await page.reload();
    await expect(clashEnd(page)).toBeVisible();
  }
  await expectSound(...pages);
});

/** Lets a page hear nothing new while `isOn`: results stand for seconds only, and looking closely takes longer. */
async function holdFrames(page: Page): Promise<{ isOn: boolean }> {
  const held = { isOn: false };
  await page.routeWebSocket(/\/ws\//, (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => {
      if (!held.isOn) near.send(message);
    });
  });
  return held;
}
