import { moreOrLess } from '@hub/games/more-or-less/game.ts';
import { riftGuesser } from '@hub/games/rift-guesser/game.ts';
import type { Locator, Page } from '@playwright/test';
import { coopGame, soloGame } from '../../games/more-or-less/screen/testing/games.ts';
import { firstAnswer, firstRound } from '../../games/rift-guesser/screen/testing/games.ts';
import { answerField } from '../support/chain-of-legends.ts';
import { guessField } from '../support/cooldown-clash.ts';
import { PLAYER, Stage } from '../support/stage.ts';
import { replyUsed } from '../support/staged-calls.ts';
import { STAGED_DAILIES } from '../support/staged-dailies.ts';
import * as states from '../support/staged-games.ts';
import { serveSections } from '../support/staged-sections.ts';
import { expect, test } from '../support/test.ts';

const kestrel = { ...soloGame().players[0], id: PLAYER.id };
const search = (page: Page) => page.getByRole('combobox', { name: /Champion|Item/ });
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const type = (page: Page, field: Locator, text: string) =>
  field.fill(text).then(() => page.keyboard.press('Enter'));

interface Moment {
  /** A game, and what happens in it. */
  readonly name: string;
  readonly path: string;
  readonly prepare: (stage: Stage) => void;
  /** Begins the game on the open page. */
  readonly begin?: (page: Page) => Promise<unknown>;
  /** Can be used, or is shown, while the game is there. */
  readonly sign: (page: Page) => Locator;
  /** What the player does once the connection is silent. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly isUrgent: boolean;
}

const dailies = STAGED_DAILIES.flatMap(({ title, path, names, open }): Moment[] => {
  const shared = { path, prepare: (stage: Stage) => open(stage, 1), sign: search };
  return [
    {
      ...shared,
      name: `${title}, while a guess pends`,
      act: (page) => type(page, search(page), names[1] ?? ''),
      isUrgent: true,
    },
    { ...shared, name: `${title}, while nothing happens`, isUrgent: false },
  ];
});

const moreOrLessIn = (gameState: ReturnType<typeof soloGame>) => (stage: Stage) =>
  stage.onCommand(moreOrLess, 'startGame', { action: 'gameStarted', payload: { gameState } });
const solo = moreOrLessIn(soloGame({ players: [kestrel], score: 4 }));
const coop = moreOrLessIn(coopGame({ players: [kestrel, coopGame().players[1]] }));
const round = (gameState: ReturnType<typeof firstRound>) => (stage: Stage) =>
  stage.onCommand(riftGuesser, 'startGame', { action: 'gameStarted', payload: { gameState } });
const start = (page: Page) => page.getByRole('button', { name: 'Start Game' }).click();

const MOMENTS: readonly Moment[] = [
  ...dailies,
  {
    name: 'More or Less, while a guess pends',
    path: '/moreLess/game/single',
    prepare: solo,
    sign: more,
    act: (page) => more(page).click(),
    isUrgent: true,
  },
  {
    name: 'More or Less, while nothing happens',
    path: '/moreLess/game/single',
    prepare: solo,
    sign: more,
    isUrgent: false,
  },
  {
    name: 'More or Less in coop, while a round runs',
    path: '/moreLess/game/multi',
    prepare: coop,
    sign: more,
    isUrgent: true,
  },
  {
    name: 'Rift Guesser, while a round runs',
    path: '/riftGuesser/game',
    prepare: round(firstRound({ guess: { x: 100, y: 100 } })),
    begin: start,
    sign: (page) => page.getByRole('button', { name: 'LOCK IN' }),
    isUrgent: true,
  },
  {
    name: 'Rift Guesser, while a guess pends',
    path: '/riftGuesser/game',
    prepare: round(firstRound({ guess: { x: 100, y: 100 } })),
    begin: start,
    sign: (page) => page.getByRole('button', { name: 'LOCK IN' }),
    act: (page) => page.getByRole('button', { name: 'LOCK IN' }).click(),
    isUrgent: true,
  },
  {
    name: 'Rift Guesser, while nothing happens',
    path: '/riftGuesser/game',
    prepare: round(firstAnswer()),
    begin: start,
    sign: (page) => page.getByRole('button', { name: 'Next Round' }),
    isUrgent: false,
  },
  {
    name: 'Chain of Legends, while a turn runs',
    path: '/chainOfLegends/game/ABC234',
    prepare: (stage) => states.openChain(stage, states.chainTurn),
    sign: answerField,
    isUrgent: true,
  },
  {
    name: 'Chain of Legends, while a guess pends',
    path: '/chainOfLegends/game/ABC234',
    prepare: (stage) => states.openChain(stage, states.chainTurn),
    sign: answerField,
    act: (page) => type(page, answerField(page), 'Nasus'),
    isUrgent: true,
  },
  {
    name: 'Chain of Legends, while nothing happens',
    path: '/chainOfLegends/lobby/ABC234',
    prepare: (stage) => states.openChainRoom(stage, states.roomOfThree),
    sign: (page) => page.getByText('Bramble').first(),
    isUrgent: false,
  },
  {
    name: 'Cooldown Clash, while a round runs',
    path: '/cooldownGuesser/game/ABC234',
    prepare: (stage) => states.openClash(stage, states.clashCountdown),
    sign: guessField,
    isUrgent: true,
  },
  {
    name: 'Cooldown Clash, while a guess pends',
    path: '/cooldownGuesser/game/ABC234',
    prepare: (stage) => states.openClash(stage, states.clashCountdown),
    sign: guessField,
    act: (page) => type(page, guessField(page), '20'),
    isUrgent: true,
  },
  {
    name: 'Cooldown Clash, while nothing happens',
    path: '/cooldownGuesser/lobby/ABC234',
    prepare: (stage) => states.openClashRoom(stage, states.roomOfEight),
    sign: (page) => page.getByText('8/8 Players'),
    isUrgent: false,
  },
];

/** Later than a busy machine needs for two calls of the page. */
const SOON_MS = 5_000;

test('a game says in time that its connection delivers nothing, and is back', async ({ page }) => {
  const stage = await Stage.on(page, { isLive: true, refusesOthers: true });
  replyUsed(stage);
  await serveSections(stage);
  const reconnecting = page.getByText('Reconnecting…').filter({ visible: true });
  for (const { name, path, prepare, begin, sign, act, isUrgent } of MOMENTS)
    await test.step(name, async () => {
      prepare(stage);
      await page.goto(path);
      await begin?.(page);
      await expect(sign(page)).toBeEnabled();
      // From here on, time passes only when it is told to.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SOON_MS);
      await expect(reconnecting).toBeHidden();
      stage.swallow();
      await act?.(page);
      await page.clock.runFor(isUrgent ? 6_500 : 43_500);
      await expect(reconnecting).toBeVisible();
      stage.mend();
      await page.clock.runFor(1_500);
      await expect(reconnecting).toBeHidden();
      await expect(sign(page)).toBeEnabled();
      await page.clock.resume();
      // Games are resumed by the tab that played them.
      await page.evaluate(() => sessionStorage.clear());
    });
});
