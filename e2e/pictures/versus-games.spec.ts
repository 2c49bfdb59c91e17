import { chainOfLegends } from '@hub/chain-of-legends/game.ts';
import { cooldownClash } from '@hub/cooldown-clash/game.ts';
import type { Page } from '@playwright/test';
import { expectFits } from '../support/fit.ts';
import { expectNoSidewaysScroll, expectNothingSerious } from '../support/inspect.ts';
import { expectPictures } from '../support/pictures.ts';
import { Stage } from '../support/stage.ts';
import { replyUsed } from '../support/staged-calls.ts';
import * as states from '../support/staged-games.ts';
import { DESKTOP, expect, PHONE, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Takes the pictures of a state, and checks it for accessibility at both sizes. */
async function inspect(page: Page, name: string): Promise<void> {
  await expectPictures(page, name);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectNothingSerious(page);
  }
}

test('the list of lobbies and its form', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  stage.onCommand(chainOfLegends, 'subscribeToLobbies', { action: 'openLobbies', payload: { lobbies: [] } });
  await page.goto('/chainOfLegends/lobbies');
  await expect(page.getByRole('button', { name: 'Create New Lobby' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await inspect(page, 'lobbies-empty');
  stage.tell(chainOfLegends, { action: 'openLobbies', payload: { lobbies: [...states.LOBBIES] } });
  await expect(page.getByRole('heading', { name: 'Only the quiet ones play' })).toBeVisible();
  await inspect(page, 'lobbies');
  await page.getByRole('button', { name: 'Create New Lobby' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Create New Lobby' })).toBeVisible();
  await expectPictures(page, 'lobby-form');
});

test('a room, alone and full, and its countdown', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  states.openChainRoom(stage, states.roomOfThree);
  await page.goto('/chainOfLegends/lobby/ABC234');
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Bramble');
  await inspect(page, 'room');
  states.openClashRoom(stage, states.roomOfEight);
  await page.goto('/cooldownGuesser/lobby/ABC234');
  const ready = page.getByRole('button', { name: 'READY', exact: true });
  await expect(ready).toBeVisible();
  for (const { id: playerId, name: playerName } of states.roomOfEight.players.slice(1, 4))
    stage.tell(cooldownClash, {
      action: 'phraseSaid',
      payload: { playerId, playerName, phrase: 'goodLuck' },
    });
  await expect(page.getByRole('listitem').filter({ hasText: 'Good luck!' })).toHaveCount(3);
  await inspect(page, 'room-full');
  await expectFits(page, { visible: [ready] });
  stage.tell(cooldownClash, { action: 'gameReady', payload: { lobbyData: states.startingRoom } });
  const count = page.getByText('3', { exact: true });
  await expect(count).toBeVisible();
  await inspect(page, 'countdown');
  await expectFits(page, { visible: [count] });
});

test('Chain of Legends', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  states.openChain(stage, states.chainTurn);
  await page.goto('/chainOfLegends/game/ABC234');
  await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
  await inspect(page, 'chain-turn');
  stage.tell(chainOfLegends, { action: 'gameStateUpdate', payload: { gameState: states.chainMistake } });
  await expect(page.getByRole('heading', { level: 1, name: 'Bramble is on turn' })).toBeVisible();
  await inspect(page, 'chain-mistake');
  stage.tell(chainOfLegends, { action: 'gameOver', payload: { gameState: states.chainEnd } });
  await expect(page.getByRole('heading', { level: 1, name: 'Game Over' })).toBeVisible();
  await inspect(page, 'chain-over');
});

test('Cooldown Clash', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  states.openClash(stage, states.clashCountdown);
  await page.goto('/cooldownGuesser/game/ABC234');
  await expect(page.getByLabel('Cooldown in seconds')).toBeEnabled();
  await inspect(page, 'clash-countdown');
  stage.tell(cooldownClash, { action: 'gameStateUpdate', payload: { gameState: states.clashResults } });
  await expect(page.getByText('+100').first()).toBeVisible();
  await inspect(page, 'clash-results');
  stage.tell(cooldownClash, { action: 'gameOver', payload: { gameState: states.clashEnd } });
  await expect(page.getByRole('heading', { level: 1, name: / wins$/ })).toBeVisible();
  await inspect(page, 'clash-over');
});
