import { type ChainState, chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import { answerField, chainHeading, isChainOver } from '../support/chain-of-legends.ts';
import { expectNothingCollides, LAPTOPS, LOW_PHONE } from '../support/collisions.ts';
import { clashEnd, guessField, results } from '../support/cooldown-clash.ts';
import { expectDialog } from '../support/dialogs.ts';
import { expectFills, expectFits, SETTLE_MS } from '../support/fit.ts';
import { expectHealthy } from '../support/inspect.ts';
import { createDialog, passwordDialog, seats } from '../support/lobbies.ts';
import { atEach, expectNothingAt } from '../support/measure.ts';
import { expectPictures } from '../support/pictures.ts';
import { expectRules } from '../support/rules.ts';
import { PLAYER, Stage } from '../support/stage.ts';
import { replyUsed } from '../support/staged-calls.ts';
import * as states from '../support/staged-games.ts';
import { DESKTOP, expect, PHONE, test, untilComplete } from '../support/test.ts';

const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };

// A page that grows afterwards has its edges at other fractions of a pixel.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: DESKTOP });

test('the list of lobbies and its form', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  stage.onCommand(chainOfLegends, 'subscribeToLobbies', { action: 'openLobbies', payload: { lobbies: [] } });
  await page.goto('/chainOfLegends/lobbies');
  await expect(page.getByRole('button', { name: 'Create New Lobby' }).first()).toBeVisible();
  await untilComplete(page);
  await expectPictures(page, 'lobbies-empty');
  await expectFills(page);
  stage.tell(chainOfLegends, { action: 'openLobbies', payload: { lobbies: [...states.LOBBIES] } });
  await expect(page.getByRole('heading', { name: 'Only the quiet ones play' })).toBeVisible();
  await expectPictures(page, 'lobbies');
  await expectFills(page);
  const create = page.getByRole('button', { name: 'Create New Lobby' }).first();
  await expectDialog(page, create, 'Create New Lobby');
  await create.click();
  await expect(createDialog(page)).toBeVisible();
  await expectPictures(page, 'lobby-form');
  await createDialog(page).getByRole('switch', { name: 'Use Password' }).click();
  await createDialog(page).getByRole('button', { name: 'Create Lobby' }).click();
  await expect(createDialog(page).getByText('Enter a password, or switch it off')).toBeVisible();
  await expectHealthy(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Join Only the quiet ones play' }).click();
  stage.refuseCommand(chainOfLegends, 'joinLobby', 'wrong_password');
  await passwordDialog(page).getByLabel('Password', { exact: true }).fill('sunsilver');
  await page.keyboard.press('Enter');
  await expect(passwordDialog(page).getByText('Wrong password. Try again.')).toBeVisible();
  await expectHealthy(page);
});

test('a room, alone and full, and its countdown', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  states.openChainRoom(stage, states.roomOfThree);
  await page.goto('/chainOfLegends/lobby/ABC234');
  await expect(page.getByRole('region', { name: 'Players', exact: true })).toContainText('Bramble');
  await expectPictures(page, 'room');
  await expectFills(page);
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
  await expectPictures(page, 'room-full');
  const parts = [
    page.getByRole('heading', { level: 1 }),
    page.getByText('The game starts when everyone is ready.'),
    page.getByText('8/8 Players'),
    seats(page).first(),
    page.getByRole('button', { name: 'Leave lobby' }),
    page.getByRole('button', { name: 'Share Link' }),
  ];
  await expectFits(page, { visible: [ready], apart: parts });
  await expectFills(page);
  stage.tell(cooldownClash, { action: 'gameReady', payload: { lobbyData: states.startingRoom } });
  const count = page.getByText('3', { exact: true });
  await expect(count).toBeVisible();
  await expectPictures(page, 'countdown');
  await expectFits(page, { visible: [count] });
});

test('the table of quick play', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  states.openClashRoom(stage, states.quickTable);
  await page.goto('/cooldownGuesser/lobby/ABC234');
  const leave = page.getByRole('button', { name: 'Leave the table' });
  await expect(leave).toBeVisible();
  await expectPictures(page, 'quick-table');
  const headline = page.getByText('Bots take the free seats');
  await expectFits(page, { visible: [leave, headline] });
  const seats = page.getByRole('list', { name: 'At the table' });
  await atEach(page, [PHONE_ON_ITS_SIDE], async () => {
    const [above, below] = await Promise.all([headline.boundingBox(), seats.boundingBox()]);
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
  });
  const [longest, ...others] = states.quickTable.players.map((player) => ({ ...player }));
  if (longest === undefined) throw new Error('no player has a seat');
  const players = [{ ...longest, name: 'WWWWWWWWWWWW' }, ...others];
  states.openClashRoom(stage, { ...states.quickTable, players });
  await page.reload();
  await expect(page.getByText('WWWWWWWWWWWW')).toBeVisible();
  await expectNothingCollides(page, [PHONE, PHONE_ON_ITS_SIDE]);
});

/** The same moment in a ring of eight. */
const ofEight = (state: ChainState): ChainState => ({
  ...state,
  players: states.chainOfEight.players.map((one, index) => ({ ...one, ...state.players[index] })),
});

test('Chain of Legends', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  const tell = (action: 'gameStateUpdate' | 'gameOver', gameState: ChainState): void =>
    stage.tell(chainOfLegends, { action, payload: { gameState } });
  states.openChain(stage, states.chainTurn);
  await page.goto('/chainOfLegends/game/ABC234');
  await expect(chainHeading(page)).toHaveText('Your turn');
  await expectPictures(page, 'chain-turn');
  const own = page.getByRole('listitem').filter({ hasText: PLAYER.name }).first();
  const last = page.getByRole('listitem').filter({ hasText: 'Pike' }).first();
  const send = page.getByRole('button', { name: 'Send' });
  const clock = page.getByRole('timer');
  tell('gameStateUpdate', ofEight(states.chainTurn));
  await expect(last).toBeVisible();
  const turn = [chainHeading(page), clock, send, own];
  await expectFits(page, { visible: [...turn, answerField(page)], apart: turn });
  await expectFills(page);
  await expectRules(page, 'Chain of Legends');
  tell('gameStateUpdate', { ...ofEight(states.chainMistake), currentPlayerIndex: 3, isPractice: true });
  await expect(page.getByText('Against bots')).toBeVisible();
  await expectNothingCollides(page, [...LAPTOPS, LOW_PHONE]);
  tell('gameStateUpdate', states.chainMistake);
  await expect(chainHeading(page)).toHaveText('Fenn is on turn');
  await expectPictures(page, 'chain-mistake');
  tell('gameStateUpdate', ofEight(states.chainMistake));
  await expect(last).toBeVisible();
  const mistake = page.getByText('No such champion');
  await expectFits(page, {
    visible: [mistake, own, answerField(page), chainHeading(page)],
    apart: [mistake, chainHeading(page)],
  });
  tell('gameOver', states.chainEnd);
  await expect(isChainOver(page)).toBeVisible();
  await expectPictures(page, 'chain-over');
  tell('gameOver', ofEight(states.chainEnd));
  await expect(last).toBeAttached();
  const again = page.getByRole('button', { name: 'Play Again' });
  const home = page.getByRole('button', { name: 'Home' });
  await expectFits(page, {
    visible: [isChainOver(page), page.getByText(/ wins$/).first(), again, home],
    apart: [isChainOver(page), again, home],
  });
  await expectFills(page);
});

test('Cooldown Clash, with eight players', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  states.openClash(stage, states.clashCountdown);
  await page.goto('/cooldownGuesser/game/ABC234');
  await expect(guessField(page)).toBeEnabled();
  await expectPictures(page, 'clash-countdown');
  const practice = { ...states.clashCountdown, version: 2, isPractice: true };
  stage.tell(cooldownClash, { action: 'gameStateUpdate', payload: { gameState: practice } });
  await expect(page.getByText('Against bots')).toBeAttached();
  await expectNothingCollides(page, [...LAPTOPS, LOW_PHONE]);
  await expectRules(page, 'Cooldown Clash');
  // The longest guess is readable as a whole in the narrowest window.
  await guessField(page).fill('888.8');
  const hidden = () => guessField(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expectNothingAt(
    page,
    [{ width: 320, height: 640 }, DESKTOP],
    async () => ((await hidden()) > 1 ? ['the guess is cut'] : []),
    SETTLE_MS,
  );
  await guessField(page).fill('');
  const guess = page.getByRole('button', { name: 'Guess', exact: true });
  const spell = page.getByRole('heading', { level: 2, name: /^[QWER]/ });
  const seconds = page.getByRole('timer').locator('b');
  const countdown = [guessField(page), guess, seconds, spell];
  const scores = page.getByRole('complementary', { name: 'Scoreboard' }).getByRole('listitem');
  await expectFits(page, { visible: [...countdown, scores.first(), scores.last()], apart: countdown });
  await expectFills(page);
  stage.tell(cooldownClash, { action: 'gameStateUpdate', payload: { gameState: states.clashResults } });
  await expect(page.getByText('+150').first()).toBeVisible();
  await expectPictures(page, 'clash-results');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: /\d s/ });
  const own = rows.filter({ hasText: PLAYER.name });
  const next = page.getByText('Next round in').first();
  await expectFits(page, {
    visible: [spell, results(page), next, own, rows.first(), rows.last()],
    apart: [spell, results(page), next, own],
  });
  await expectFills(page);
  stage.tell(cooldownClash, { action: 'gameStateUpdate', payload: { gameState: states.clashNextRound } });
  const given = page.getByText('Your guess: 20 s');
  await expect(guessField(page)).toBeEnabled();
  await guessField(page).fill('20');
  await page.keyboard.press('Enter');
  await expect(given).toBeVisible();
  const change = page.getByRole('button', { name: 'Change guess' });
  await expectFits(page, {
    visible: [guessField(page), change, seconds, spell, given],
    apart: [guessField(page), change, seconds, spell, given, page.getByText('Last round:')],
  });
  stage.tell(cooldownClash, { action: 'gameOver', payload: { gameState: states.clashEnd } });
  await expect(clashEnd(page)).toBeVisible();
  await expectPictures(page, 'clash-over');
  const again = page.getByRole('button', { name: 'Play Again' });
  const home = page.getByRole('button', { name: 'Home' });
  await expectFits(page, { visible: [clashEnd(page), again, home], apart: [clashEnd(page), again, home] });
  await expectFills(page);
});
