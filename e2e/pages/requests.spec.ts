import type { BrowserContext, Page } from '@playwright/test';
import type { ServerProcess } from '../../system-tests/players/server-process.ts';
import { expectNothingSerious } from '../support/axe.ts';
import { championById } from '../support/champions.ts';
import { answerOfToday } from '../support/daily-answer.ts';
import { expectNoSidewaysScroll, foreignRequests, layoutShift } from '../support/inspect.ts';
import { paintUnseen } from '../support/measure.ts';
import { guess, seatGuest } from '../support/players.ts';
import { PICTURED, walkRoutes } from '../support/routes.ts';
import { CONTENT_URL, DESKTOP, expect, MOTION, PHONE, test, untilComplete } from '../support/test.ts';

/** One grey pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const LORE = 'A tale that only the content network tells.';
/** A page whose pictures do not come must be usable by then: before its calls would give up. */
const USABLE_MS = 12_000;

/** Answers as the content network would. */
async function serveContent(context: BrowserContext): Promise<void> {
  await context.route(`${CONTENT_URL}/**`, (route) => {
    const address = new URL(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    if (address.pathname.endsWith('.png'))
      return route.fulfill({ contentType: 'image/png', body: PICTURE, headers });
    const champion = /\/champion\/(\w+)\.json$/.exec(address.pathname)?.[1] ?? '';
    return route.fulfill({ json: { data: { [champion]: { lore: LORE } } }, headers });
  });
}

/** Goes to today's rift and plays it until its end. */
async function solve(page: Page, championId: string): Promise<void> {
  await page.goto('/dailyRifts/championRift', { waitUntil: 'commit' });
  const answer = championById(championId);
  await guess(page, answer.name === 'Ahri' ? 'Garen' : 'Ahri');
  await guess(page, answer.name);
  await expect(page.getByRole('dialog')).toContainText(answer.title);
}

/** Stores the visitor's consent to the content network's pictures, as the privacy settings do. */
async function permitPictures(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    localStorage.setItem('hub.consent', '{"pictures":true,"feedback":false}'),
  );
}

test.describe('with a content network', () => {
  test.use({ baseURL: async ({ onlineHub }, use) => use(onlineHub.url) });

  test('its pictures lie over the emblems, and its stories are in the last dialog', async ({
    page,
    context,
    onlineHub,
  }) => {
    const foreign = foreignRequests(context, onlineHub.url);
    await serveContent(context);
    await permitPictures(context);
    await seatGuest(context, onlineHub.url, 'Kestrel');
    await solve(page, await answerOfToday(onlineHub, 'championRift'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(LORE);
    const portrait = dialog.locator(`img[src^="${CONTENT_URL}"]`).first();
    await expect(portrait).toHaveCSS('opacity', '1');
    expectOnlyContent(foreign);
  });

  test('home asks once; a visitor who has not answered or declines sends it no request', async ({
    page,
    context,
    onlineHub,
  }) => {
    const foreign = foreignRequests(context, onlineHub.url);
    await serveContent(context);
    await seatGuest(context, onlineHub.url, 'Kestrel');
    await page.goto('/');
    const card = page.getByRole('region', { name: "Show the game's own pictures?" });
    await page.goto('/dailyRifts/championRift');
    await page.getByRole('combobox', { name: 'Champion' }).fill('Ah');
    await expect(page.getByRole('option', { name: 'Ahri', exact: true })).toBeVisible();
    await page.goto('/');
    await card.getByRole('button', { name: 'No, thanks' }).click();
    await expect(card).toBeHidden();
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(card).toBeHidden();
    await page.goto('/dailyRifts/championRift');
    await solve(page, await answerOfToday(onlineHub, 'championRift'));
    expect(foreign).toEqual([]);
  });

  test('on a phone it is asked for nothing else; while it never answers it holds and moves no screen, and leaves no gap', {
    tag: MOTION,
  }, async ({ page, context, onlineHub, complaints }) => {
    const foreign = foreignRequests(context, onlineHub.url);
    await permitPictures(context);
    await context.route(
      (url) => url.origin !== onlineHub.url,
      () => undefined,
    );
    const look = async (path: string) => {
      await untilComplete(page);
      await expectNoSidewaysScroll(page);
      expect(await layoutShift(page)).toBeLessThan(0.05);
      if (!PICTURED.has(path)) await expectNothingSerious(page);
    };
    await page.setViewportSize(PHONE);
    await paintUnseen(page);
    await walkRoutes(page, onlineHub.url, look, USABLE_MS);
    await page.setViewportSize(DESKTOP);
    await expectSolvedWithoutPictures(page, onlineHub);
    expectOnlyContent(foreign);
    expect(complaints).toEqual([]);
  });

  test('while it refuses it leaves no gap', async ({ page, context, onlineHub, complaints }) => {
    await permitPictures(context);
    await context.route(
      (url) => url.origin !== onlineHub.url,
      (route) => route.abort(),
    );
    await seatGuest(context, onlineHub.url, 'Kestrel');
    await expectSolvedWithoutPictures(page, onlineHub);
    // The browser itself reports every refused request; nothing else may be reported.
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
    complaints.length = 0;
  });
});

/** Expects requests for pictures and texts of the content network, and for nothing else. */
function expectOnlyContent(addresses: readonly string[]): void {
  expect(addresses.length).toBeGreaterThan(0);
  const permitted =
    /\/cdn\/[\d.]+\/(?:img\/(?:champion|item|spell)\/\w+\.png|data\/en_US\/(?:champion\/\w+|item)\.json)$/;
  for (const address of addresses) {
    expect(new URL(address).origin).toBe(CONTENT_URL);
    expect(new URL(address).pathname).toMatch(permitted);
  }
}

/** Plays today's rift, and expects the end as it is without the content network. */
async function expectSolvedWithoutPictures(page: Page, hub: ServerProcess): Promise<void> {
  await solve(page, await answerOfToday(hub, 'championRift'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Home' })).toBeInViewport();
  // The emblem stays to be seen: a picture that has not come is not painted.
  await expect(dialog.locator('[data-answer] img').first()).toBeVisible();
  // A picture that is refused meanwhile is taken away.
  const pictures = dialog.locator('img[src^="https:"]');
  const opacities = () => pictures.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  await expect.poll(async () => (await opacities()).filter((opacity) => opacity !== '0')).toEqual([]);
  await expect(dialog).not.toContainText(LORE);
  // Without lore the parts follow each other as closely as ever, where they are below each other.
  await page.setViewportSize(PHONE);
  const [name, reward] = await Promise.all([
    dialog.getByRole('heading', { level: 3 }).boundingBox(),
    dialog.getByText('+100').boundingBox(),
  ]);
  expect(reward?.y ?? Number.NaN).toBeLessThan((name?.y ?? Number.NaN) + 190);
}
