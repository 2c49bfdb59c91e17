import { moreOrLess } from '@hub/games/more-or-less/game.ts';
import { riftGuesser } from '@hub/games/rift-guesser/game.ts';
import type { Page } from '@playwright/test';
import { coopGame, lost, revealed, soloGame } from '../../games/more-or-less/screen/testing/games.ts';
import { firstAnswer, firstRound, lastAnswer } from '../../games/rift-guesser/screen/testing/games.ts';
import { expectFills, expectFits } from '../support/fit.ts';
import { expectPictures } from '../support/pictures.ts';
import { expectRules } from '../support/rules.ts';
import { PLAYER, Stage } from '../support/stage.ts';
import { replyUsed } from '../support/staged-calls.ts';
import { serveSections } from '../support/staged-sections.ts';
import { expect, test, untilComplete } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const answer = (page: Page, name: 'More' | 'Less') => page.getByRole('button', { name, exact: true });
/** The score with its rail. */
const panel = (page: Page) => page.getByText('Score', { exact: true }).locator('../..');
const kestrel = { ...soloGame().players[0], id: PLAYER.id };
const solo = (change: object = {}) => soloGame({ players: [kestrel], ...change });

/** The markers of a game of seven rounds, the last one without. */
const PINS = [
  { guess: { x: 100, y: 100 }, actual: { x: 150.51, y: 100 } },
  { guess: { x: 60, y: 30 }, actual: { x: 64, y: 41 } },
  { guess: { x: 262, y: 118 }, actual: { x: 231, y: 139 } },
  { guess: { x: 190, y: 262 }, actual: { x: 148, y: 290 } },
  { guess: { x: 300, y: 40 }, actual: { x: 285, y: 96 } },
  { guess: { x: 214, y: 214 }, actual: { x: 262, y: 246 } },
  { guess: null, actual: { x: 200, y: 30 } },
];

test('More or Less, alone', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  await page.goto('/moreLess');
  await expect(page.getByRole('link', { name: 'Play Solo' })).toBeVisible();
  await untilComplete(page);
  await expectPictures(page, 'more-or-less-home');
  await expectFits(page, {
    visible: [page.getByRole('link', { name: 'Play Solo' }), page.getByRole('link', { name: 'Play Coop' })],
  });
  await expectFills(page);

  stage.onCommand(moreOrLess, 'startGame', {
    action: 'gameStarted',
    payload: { gameState: solo({ score: 4 }) },
  });
  await page.goto('/moreLess/game/single');
  await expect(answer(page, 'More')).toBeEnabled();
  await expectPictures(page, 'more-or-less-play');
  const item = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  const asked = [item, answer(page, 'More'), answer(page, 'Less'), panel(page)];
  await expectFits(page, { visible: asked, apart: asked });
  await expectFills(page);
  await expectRules(page, 'More or Less');
  const right = solo({ version: 1, score: 4, ...revealed('higher') });
  stage.tell(moreOrLess, { action: 'revealItem', payload: { gameState: right } });
  const stamp = page.getByText(/^(More|Less)(,| it is)/);
  await expect(stamp).toBeVisible();
  await expectPictures(page, 'more-or-less-right');

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(answer(page, 'More')).toBeEnabled();
  const wrong = solo({ version: 1, score: 4, ...revealed('lower') });
  stage.tell(moreOrLess, { action: 'revealItem', payload: { gameState: wrong } });
  await expect(stamp).toBeVisible();
  await expectPictures(page, 'more-or-less-wrong');
  const price = page.getByRole('region').last().getByText(/gold$/).locator('..');
  const shown = [item, price, panel(page)];
  await expectFits(page, { visible: [...shown, stamp], apart: [...shown, stamp] });
  const over = solo({ version: 2, ...lost(4) });
  stage.tell(moreOrLess, { action: 'gameOver', payload: { gameState: over } });
  const result = page.getByRole('dialog', { name: 'Game Over' });
  await expect(result).toContainText('+4');
  await expectPictures(page, 'more-or-less-over');
  await expectFits(page, {
    visible: [
      result.getByText(/^Bronze tier, 6 to Silver$/),
      result.getByText(/^You said/),
      result.getByText('Highscore', { exact: true }),
      result.getByText('+4'),
      result.getByText(/^You are better than/),
      result.getByRole('button', { name: 'Play Again' }),
      result.getByRole('button', { name: 'Home' }),
    ],
  });
  await expectFills(page);
});

test('More or Less, in coop', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  const [, mossy] = coopGame().players;
  const coop = (change: object = {}) => coopGame({ players: [kestrel, mossy], ...change });
  const alone = coop({ phase: 'waiting', players: [kestrel], timeLeft: null, timePerTurn: null });
  stage.onCommand(moreOrLess, 'startGame', { action: 'waiting', payload: { gameState: alone } });
  await page.goto('/moreLess/game/multi');
  await expect(page.getByRole('dialog', { name: 'Waiting for Teammate' })).toBeVisible();
  // The link has the port of the server.
  await page.getByLabel('Invite link').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'https://hub.example/moreLess/game/multi/coop-game-1';
  });
  await expectPictures(page, 'coop-waiting');
  const apart = coop({
    version: 1,
    timeLeft: 12_000,
    players: [
      { ...kestrel, guess: 'higher' },
      { ...mossy, guess: 'lower', name: 'WWWWWWWWWWWW' },
    ],
  });
  stage.tell(moreOrLess, { action: 'gameStateUpdate', payload: { gameState: apart } });
  await expect(page.getByText('You disagree')).toBeVisible();
  await expectPictures(page, 'coop-play');
  const players = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  const parts = [
    players.first(),
    players.last(),
    page.getByRole('timer'),
    answer(page, 'More'),
    answer(page, 'Less'),
    page.getByText('Both of you must pick the same.'),
    panel(page),
  ];
  await expectFits(page, { visible: parts, apart: parts });
});

test('Rift Guesser', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  await serveSections(stage);
  await page.goto('/riftGuesser');
  await expect(page.getByRole('link', { name: 'Start Game' })).toBeVisible();
  await untilComplete(page);
  await expectPictures(page, 'rift-guesser-home');
  await expectFits(page, {
    visible: [
      page.getByRole('link', { name: 'Start Game' }),
      page.getByRole('link', { name: 'Practice', exact: true }),
    ],
  });
  await expectFills(page);
  await page.goto('/riftGuesser/game');
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  await expectPictures(page, 'rift-guesser-start');
  await expectFits(page, {
    visible: [
      page.getByRole('button', { name: 'Start Game' }),
      page.getByRole('button', { name: 'Practice', exact: true }),
    ],
  });
  await expectFills(page);
  const marked = firstRound({ guess: { x: 100, y: 100 } });
  stage.onCommand(riftGuesser, 'startGame', { action: 'gameStarted', payload: { gameState: marked } });
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByRole('button', { name: 'LOCK IN' })).toBeEnabled();
  await expectPictures(page, 'rift-guesser-round');
  const round = [
    page.getByRole('button', { name: 'LOCK IN' }),
    page.getByRole('application', { name: 'Minimap' }),
    page.getByRole('img', { name: /section of the map/ }),
    page.getByText('/ 5,000'),
  ];
  await expectFits(page, { visible: [...round, page.getByRole('timer')], apart: round });
  await expectFills(page);
  await expectRules(page, 'Rift Guesser');
  stage.tell(riftGuesser, { action: 'gameStateUpdate', payload: { gameState: firstAnswer() } });
  await expect(page.getByRole('button', { name: 'Next Round' })).toBeFocused();
  // Chromium closes a dialog by itself at the third Escape; this one must be answered.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await expectPictures(page, 'rift-guesser-result');
  const result = page.getByRole('dialog', { name: /^Result of round/ });
  const parts = [
    result.getByRole('button'),
    result.getByText('Your guess').locator('..'),
    result.getByText('Actual spot').locator('..'),
    result.getByText('Distance', { exact: true }),
    result.getByText('Remaining', { exact: true }),
  ];
  await expectFits(page, { visible: parts, apart: parts });
  await expectFills(page);
  const survived = PINS.length - 1;
  const end = lastAnswer({ pins: PINS, round: PINS.length, score: survived, reward: 5 * survived });
  stage.tell(riftGuesser, { action: 'gameOver', payload: { gameState: end } });
  await page.getByRole('button', { name: 'See your result' }).click();
  const over = page.getByRole('dialog', { name: 'Game Over' });
  await expect(over).toContainText('+30');
  await expectPictures(page, 'rift-guesser-over');
  await expectFits(page, {
    visible: [
      over.getByRole('button', { name: 'Play Again' }),
      over.getByRole('button', { name: 'Home' }),
      over.getByText(/rounds? survived/),
      over.getByRole('figure', { name: 'All markers of this game' }),
    ],
  });
  await expectFills(page);
});
