import type { Page } from '@playwright/test';
import { seatGuest } from '../../e2e/support/players.ts';
import {
  expect,
  expectOnlyConnectionComplaints,
  MOTION,
  test,
  untilComplete,
} from '../../e2e/support/test.ts';
import { TRANSLATED } from '../../e2e/support/translator.ts';
import { BUILT, ServerProcess } from '../../system-tests/players/server-process.ts';

/** By then (ms) a page has begun to load what it keeps for an idle moment. */
const IDLE_LOADS_AFTER_MS = 2_000;

const section = (page: Page) => page.getByRole('img', { name: /section of the map/ });
const minimap = (page: Page) => page.getByRole('application', { name: 'Minimap' });
const lockIn = (page: Page) => page.getByRole('button', { name: 'LOCK IN' });
const answer = (page: Page) => page.getByRole('dialog', { name: /^Result of round/ });

/** Presses on the minimap, at shares of its width and height. */
async function mark(page: Page, left: number, top: number): Promise<void> {
  const box = await minimap(page).boundingBox();
  if (box === null) throw new Error('no minimap');
  await minimap(page).click({ position: { x: box.width * left, y: box.height * top } });
}

/** Whether the picture that is shown has pixels. */
const isPainted = (page: Page): Promise<boolean> =>
  section(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

/** Marks the corner in every round until the life is gone; returns the number of rounds. */
async function playToTheEnd(page: Page): Promise<number> {
  let rounds = 0;
  for (let isOver = false; !isOver; ) {
    rounds += 1;
    await expect(page.getByText(`Round ${rounds}`, { exact: true })).toBeVisible();
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(page.getByRole('timer')).toBeVisible();
    await mark(page, 0.02, 0.98);
    await lockIn(page).click();
    await expect(answer(page)).toContainText('Remaining');
    await expect(answer(page)).toContainText('Actual spot');
    const goOn = answer(page).getByRole('button');
    isOver = (await goOn.textContent()) === 'See your result';
    await goOn.click();
  }
  return rounds;
}

test('a whole game, from the home of the game to its end and the board', { tag: MOTION }, async ({
  page,
  context,
  hub,
}) => {
  test.slow();
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/riftGuesser');
  await expect(page.getByText('5 BE for every round you survive, from 6 rounds on')).toBeVisible();
  for (const tag of ['Map Knowledge', 'Time Pressure', 'Earn Blue essence']) {
    await expect(page.getByText(tag, { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Start Game' }).click();
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(lockIn(page)).toBeDisabled();
  const rounds = await playToTheEnd(page);
  // The last round is the one that was not survived.
  const score = rounds - 1;
  const over = page.getByRole('dialog', { name: 'Game Over' });
  await expect(over).toContainText(score === 1 ? 'round survived' : 'rounds survived');
  await expect(over).toContainText('New highscore');
  // A marker in the corner never survives six rounds.
  await expect(over).toContainText('A game pays from 6 rounds on.');
  await expect(over).toContainText(/You are better than|Your first run/);
  await over.getByRole('button', { name: 'Play Again' }).click();
  await expect(page.getByText('Round 1', { exact: true })).toBeVisible();

  await page.goto('/riftGuesser');
  const row = page.getByRole('link', { name: /Kestrel You/ });
  await expect(row).toContainText(String(score));
});

test('nothing before the answer tells the place, and the address is closed with it', {
  tag: TRANSLATED,
}, async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.goto('/riftGuesser/game');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect.poll(() => isPainted(page)).toBe(true);
  await mark(page, 0.5, 0.5);
  await expect.poll(() => frames.some((text) => text.includes('"guess":{'))).toBe(true);
  for (const text of frames) {
    expect(text).not.toMatch(/"(?:actual|zoom)Position":(?!null)/);
  }
  const address = `${hub.url}${await section(page).getAttribute('src')}`;
  expect((await context.request.get(address)).status()).toBe(200);
  await lockIn(page).click();
  await expect(answer(page)).toBeVisible();
  expect((await context.request.get(address)).status()).toBe(404);
});

test.describe('a server that is killed in the middle of a round', () => {
  let hub: ServerProcess;
  test.beforeEach(async () => {
    hub = await ServerProcess.start({ built: BUILT, speed: 1 });
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await hub.remove();
  });

  test('goes on with the same round, the same marker and the same section', async ({
    page,
    context,
    complaints,
  }) => {
    await seatGuest(context, hub.url, 'Kestrel');
    await page.goto(`${hub.url}/riftGuesser/game`);
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect.poll(() => isPainted(page)).toBe(true);
    // So slow that the round does not end by its clock, however long the way back takes.
    hub.setClock({ speed: 0.1 });
    const address = await section(page).getAttribute('src');
    await mark(page, 0.3, 0.6);
    await expect(lockIn(page)).toBeEnabled();
    // An answer that breaks off, or code that is asked for in an idle moment, would be reported as a fault of its own.
    await untilComplete(page, IDLE_LOADS_AFTER_MS);
    await hub.kill();
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await hub.restart({ downMs: 0 });
    await expect(page.getByText('Reconnecting…')).toBeHidden();
    await expect(section(page)).toHaveAttribute('src', address ?? '');
    hub.setClock({ speed: 1 });
    // A round of 15 seconds takes no guess in its first one.
    await expect(page.getByRole('timer', { name: /^(?:1[0-3]|\d) seconds? left$/ })).toBeVisible();
    await lockIn(page).click();
    await expect(answer(page)).toContainText('Your guess');
    expectOnlyConnectionComplaints(complaints);
  });
});
