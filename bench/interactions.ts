import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { moreOrLess } from '@hub/games/more-or-less/game.ts';
import { riftGuesser } from '@hub/games/rift-guesser/game.ts';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { Stage } from '../e2e/support/stage.ts';
import { replyEmpty, replyUsed } from '../e2e/support/staged-calls.ts';
import { STAGED_DAILIES } from '../e2e/support/staged-dailies.ts';
import * as states from '../e2e/support/staged-games.ts';
import { serveSections } from '../e2e/support/staged-sections.ts';
import { revealed, soloGame } from '../games/more-or-less/screen/testing/games.ts';
import { firstAnswer, firstRound } from '../games/rift-guesser/screen/testing/games.ts';
import { BUILT, ServerProcess } from '../system-tests/players/server-process.ts';
import { chromiumArgs, chromiumPath } from '../tools/chromium.ts';

/**
 * Interaction to next paint of the main actions, on a phone's window with the processor slowed four times: the longest
 * event of each action by the Event Timing API, median and worst of `ROUNDS`. Calls and frames come from tables, so the
 * server has no part in the figures. Fails if a worst one is above the aim.
 */
const PHONE = { width: 390, height: 844 };
const ROUNDS = 5;
const SLOWED = 4;
const AIM_MS = 100;
/** Events and the paint after them are over by then. */
const SETTLE_MS = 1_000;
/** The browser reports shorter events as this long; it rounds to 8 ms. */
const SHORTEST_MS = 16;

interface Action {
  readonly name: string;
  readonly path: string;
  readonly isVisitor?: boolean;
  /** Sets what the server answers. */
  readonly stage?: (stage: Stage) => void;
  /** Brings the page to the state before the action. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Presses the middle. Without `force`, Playwright looks during the event what lies under the pointer, and counts with it. */
const press = (target: Locator) => target.first().click({ force: true });
const [championDaily] = STAGED_DAILIES;
const search = (page: Page) => page.getByRole('combobox', { name: 'Champion' });
const minimap = (page: Page) => page.getByRole('application', { name: 'Minimap' });

const ACTIONS: readonly Action[] = [
  {
    name: 'welcome: type a name',
    path: '/welcome',
    isVisitor: true,
    prepare: (page) => page.getByLabel('Username').scrollIntoViewIfNeeded(),
    act: (page) => page.getByLabel('Username').pressSequentially('Kes'),
  },
  {
    name: 'home: open a game',
    path: '/',
    act: (page) => press(page.getByRole('link', { name: /Play today's rift/ })),
  },
  {
    name: 'Champion Rift: search',
    path: '/dailyRifts/championRift',
    stage: (stage) => championDaily?.open(stage, 3),
    act: (page) => search(page).pressSequentially('an'),
  },
  {
    name: 'Champion Rift: guess',
    path: '/dailyRifts/championRift',
    stage: (stage) => {
      championDaily?.open(stage, 3);
      championDaily?.answer(stage, 4);
    },
    prepare: (page) => search(page).fill('Lissandra'),
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'More or Less: answer',
    path: '/moreLess/game/single',
    stage: (stage) => {
      stage.onCommand(moreOrLess, 'startGame', { action: 'gameStarted', payload: { gameState: soloGame() } });
      const gameState = soloGame({ version: 1, ...revealed('higher') });
      stage.onCommand(moreOrLess, 'submitGuess', { action: 'revealItem', payload: { gameState } });
    },
    act: (page) => press(button(page, 'More')),
  },
  {
    name: 'Rift Guesser: place the marker',
    path: '/riftGuesser/game',
    stage: (stage) => {
      stage.onCommand(riftGuesser, 'startGame', {
        action: 'gameStarted',
        payload: { gameState: firstRound() },
      });
    },
    prepare: async (page) => {
      await button(page, 'Start Game').click();
      await minimap(page).waitFor();
    },
    act: (page) => press(minimap(page)),
  },
  {
    name: 'Rift Guesser: lock in',
    path: '/riftGuesser/game',
    stage: (stage) => {
      const gameState = firstRound({ guess: { x: 100, y: 100 } });
      stage.onCommand(riftGuesser, 'startGame', { action: 'gameStarted', payload: { gameState } });
      const answered = firstAnswer();
      stage.onCommand(riftGuesser, 'submitGuess', {
        action: 'gameStateUpdate',
        payload: { gameState: answered },
      });
    },
    prepare: async (page) => {
      await button(page, 'Start Game').click();
      await button(page, 'LOCK IN').waitFor();
    },
    act: (page) => press(button(page, 'LOCK IN')),
  },
  {
    name: 'lobbies: open the form',
    path: '/chainOfLegends/lobbies',
    stage: (stage) => {
      const payload = { lobbies: [...states.LOBBIES] };
      stage.onCommand(chainOfLegends, 'subscribeToLobbies', { action: 'openLobbies', payload });
    },
    act: (page) => press(button(page, 'Create New Lobby')),
  },
  {
    name: 'Chain of Legends: answer',
    path: '/chainOfLegends/game/ABC234',
    stage: (stage) => {
      states.openChain(stage, states.chainTurn);
      const gameState = states.chainMistake;
      stage.onCommand(chainOfLegends, 'submitChampion', {
        action: 'gameStateUpdate',
        payload: { gameState },
      });
    },
    prepare: (page) => page.getByLabel('Champion name').fill('Nobody'),
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'shop: open an item',
    path: '/shop',
    act: (page) => press(page.getByRole('button', { name: /Candlelight/ })),
  },
];

/** Longest event of one action in ms. */
async function measure(browser: Browser, hub: ServerProcess, action: Action): Promise<number> {
  const page = await browser.newPage({ baseURL: hub.url, viewport: PHONE, hasTouch: true });
  try {
    const stage = await Stage.on(page, { isSignedIn: action.isVisitor !== true, isLive: true });
    if (action.isVisitor === true) replyEmpty(stage);
    else replyUsed(stage);
    action.stage?.(stage);
    await serveSections(stage);
    await page.goto(action.path);
    await page.waitForLoadState('networkidle');
    await action.prepare?.(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(watchEvents);
    await action.act(page);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => Math.max(0, ...(window as Watched).eventDurations));
  } finally {
    await page.close();
  }
}

type Watched = typeof window & { eventDurations: number[] };

/** Runs in the page: collects the durations of all further events of interactions. */
function watchEvents(): void {
  const durations: number[] = [];
  (window as Watched).eventDurations = durations;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const hub = await ServerProcess.start({ built: BUILT });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
try {
  for (const action of ACTIONS) {
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) durations.push(await measure(browser, hub, action));
    const [median = 0, worst = 0] = [Math.floor(ROUNDS / 2), ROUNDS - 1].map(
      (place) => durations.toSorted((a, b) => a - b)[place],
    );
    const text = [median, worst].map((ms) => (ms === 0 ? `< ${SHORTEST_MS}` : String(ms)).padStart(5));
    console.log(`${action.name.padEnd(32)} ${text.join(' ')} ms`);
    if (worst > AIM_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await hub.remove();
}
