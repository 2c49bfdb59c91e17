import { HEARTBEAT_MS } from '@hub/engine/wire/limits';
import type { Page } from '@playwright/test';
import { BUILT, ServerProcess } from '../../system-tests/players/server-process.ts';
import { championById } from '../support/champions.ts';
import { answerOfToday } from '../support/daily-answer.ts';
import { loadsOf } from '../support/inspect.ts';
import { expectScore, pick, playTo, rightAnswer } from '../support/more-or-less.ts';
import { type OtherBuild, otherBuild } from '../support/other-build.ts';
import { guess, seatGuest } from '../support/players.ts';
import { Split } from '../support/split.ts';
import { expect, test, untilComplete } from '../support/test.ts';

/** So long a page is watched for a reload that must not come. */
const CALM_MS = 3_000;

/** The same sources, deployed before: other names of files; and one of them with the contract of the version before. */
let sameContract: OtherBuild;
let oneVersionBack: OtherBuild;
test.beforeAll(() => {
  sameContract = otherBuild();
  oneVersionBack = otherBuild('hub.v0');
});
test.afterAll(() => {
  sameContract.remove();
  oneVersionBack.remove();
});

let hub: ServerProcess | undefined;
test.afterEach(async ({ page }) => {
  await page.close();
  await hub?.remove();
  hub = undefined;
});

async function serve(main: string): Promise<ServerProcess> {
  hub = await ServerProcess.start({ built: main });
  return hub;
}

/** Puts the other build in the place of the one that runs, as a deploy does. */
async function deploy(running: ServerProcess, main: string): Promise<void> {
  // A stop that takes too long ends with 1.
  expect(await running.stop()).toBe(0);
  await running.restart({ built: main });
}

const reconnecting = (page: Page) => page.getByText('Reconnecting…');
const entryOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');

/** What the browser itself says about sockets and chunks that are gone; nothing else may be complained about. */
function forgive(complaints: string[]): void {
  const others = complaints.filter(
    (text) =>
      !/WebSocket|ERR_CONNECTION|Failed to load resource|dynamically imported module|apply style/.test(text),
  );
  expect(others).toEqual([]);
  complaints.length = 0;
}

test('an old tab plays on against a new server, and reloads once when it needs a page that is gone @long', async ({
  page,
  context,
  complaints,
}) => {
  const running = await serve(sameContract.main);
  await seatGuest(context, running.url, 'Oldtab');
  await page.goto(`${running.url}/dailyRifts/championRift`);
  const answer = championById(await answerOfToday(running, 'championRift'));
  const [first = '', second = ''] = ['Ahri', 'Braum', 'Thresh'].filter((name) => name !== answer.name);
  await guess(page, first);
  await expect(page.getByRole('row', { name: new RegExp(first) })).toBeVisible();
  // What a page fetches once it has nothing else to do is here, too.
  await untilComplete(page);
  const loads = loadsOf(page);
  const entry = await entryOf(page);

  await deploy(running, BUILT);
  await expect(reconnecting(page)).toBeHidden();
  await guess(page, second);
  for (const name of [first, second])
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);
  expect(loads()).toBe(0);

  await page.getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page).toHaveURL(/\/shop$/);
  expect(loads()).toBe(1);
  expect(await entryOf(page)).not.toBe(entry);

  await page.goBack();
  await expect(page.getByRole('row', { name: new RegExp(second) })).toHaveCount(1);
  await guess(page, answer.name);
  await expect(page.getByRole('dialog')).toContainText(answer.name);
  expect(loads()).toBe(1);
  forgive(complaints);
});

for (const [name, before, after] of [
  [
    'an old tab that speaks the contract of the version before reloads once, and its game goes on',
    () => oneVersionBack.main,
    () => BUILT,
  ],
  [
    'a new tab whose server went back by one version does the same @long',
    () => BUILT,
    () => oneVersionBack.main,
  ],
] as const)
  test(name, async ({ page, context, complaints }) => {
    const running = await serve(before());
    await seatGuest(context, running.url, 'Skewed');
    await page.goto(`${running.url}/moreLess/game/single`);
    await playTo(page, 2);
    const loads = loadsOf(page);
    const entry = await entryOf(page);

    await deploy(running, after());
    await expect.poll(loads).toBe(1);
    await expectScore(page, 2);
    await pick(page, await rightAnswer(page));
    await expectScore(page, 3);
    expect(await entryOf(page)).not.toBe(entry);
    await page.waitForTimeout(CALM_MS);
    expect(loads()).toBe(1);
    forgive(complaints);
  });

test('an idle tab of another version reloads with its next heartbeat @long', async ({
  page,
  context,
  complaints,
}) => {
  const running = await serve(oneVersionBack.main);
  await seatGuest(context, running.url, 'Idle');
  await page.clock.install();
  await page.goto(`${running.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Idle');
  const loads = loadsOf(page);
  await deploy(running, BUILT);
  await page.clock.runFor(HEARTBEAT_MS);
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Idle');
  await page.waitForTimeout(CALM_MS);
  expect(loads()).toBe(1);
  forgive(complaints);
});

test('a tab that gets its old page again reloads once, says so, and is back when the versions fit @long', async ({
  page,
  context,
  complaints,
}) => {
  const running = await serve(oneVersionBack.main);
  // Something on the way, or another server behind the same proxy, goes on giving out the old pages.
  const pages = await ServerProcess.start({ built: oneVersionBack.main });
  const split = await Split.between({ pages: pages.url, live: running.url });
  await seatGuest(context, running.url, 'Stuck');
  await page.goto(`${split.url}/moreLess/game/single`);
  await playTo(page, 1);
  const loads = loadsOf(page);
  await deploy(running, BUILT);
  await expect(page.getByText('A new version is here')).toBeVisible();
  await page.waitForTimeout(CALM_MS);
  expect(loads()).toBe(1);

  await deploy(running, oneVersionBack.main);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
  await expectScore(page, 1);
  await pick(page, await rightAnswer(page));
  await expectScore(page, 2);
  expect(loads()).toBe(1);
  forgive(complaints);
  await page.close();
  await split.close();
  await pages.remove();
});
