import type { Page } from '@playwright/test';
import { expectFits } from '../../e2e/support/fit.ts';
import { expectNoSidewaysScroll, expectNothingSerious, untilStill } from '../../e2e/support/inspect.ts';
import { pick, playTo, wrongAnswer } from '../../e2e/support/more-or-less.ts';
import { seatGuest } from '../../e2e/support/players.ts';
import { expect, PHONE, test } from '../../e2e/support/test.ts';

const over = (page: Page) => page.getByRole('dialog', { name: 'Game Over' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The score with its rail. */
const panel = (page: Page) => page.getByText('Score', { exact: true }).locator('../..');
const items = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Lets a test keep a state on the screen: frames of the server wait until the returned function is called. */
async function holdFrames(page: Page, after: string): Promise<() => void> {
  const held: (() => void)[] = [];
  let isHolding = false;
  let isReleased = false;
  await page.routeWebSocket(/\/ws\/moreOrLess/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (isHolding && !isReleased) held.push(() => socket.send(message));
      else socket.send(message);
      isHolding ||= String(message).includes(after);
    });
  });
  return () => {
    isReleased = true;
    for (const send of held) send();
  };
}

test.describe('fits nine windows', () => {
  test('alone: the start, the question, the reveal and the result', async ({ page, context, hub }) => {
    await seatGuest(context, hub.url, 'WWWWWWWWWWWW');
    await page.goto('/moreLess');
    await expectFits(page, {
      visible: [page.getByRole('link', { name: 'Play Solo' }), page.getByRole('link', { name: 'Play Coop' })],
    });
    const release = await holdFrames(page, '"isCorrect":false');
    await page.goto('/moreLess/game/single');
    await playTo(page, 1);
    const wrong = await wrongAnswer(page);
    const asked = [items(page).last(), button(page, 'More'), button(page, 'Less'), panel(page)];
    await expectFits(page, { visible: asked, apart: asked });
    await pick(page, wrong);
    const stamp = page.getByText(/^(More|Less), by /);
    await expect(stamp).toBeVisible();
    const price = page.getByRole('region').last().getByText(/gold$/).locator('..');
    const revealed = [items(page).last(), price, panel(page)];
    await expectFits(page, { visible: [...revealed, stamp], apart: revealed });
    await expectNothingSerious(page);
    release();
    await expect(over(page)).toBeVisible();
    await untilStill(page);
    const result = over(page);
    await expectFits(page, {
      visible: [
        result.getByText(/^Score, Bronze tier/),
        result.getByText('You said'),
        result.getByText('New highscore'),
        result.getByText('+1'),
        result.getByText(/runs?\b|You are better than/).first(),
        result.getByRole('button', { name: 'Play Again' }),
        result.getByRole('button', { name: 'Home' }),
      ],
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('both items, the buttons and the score are in one screen, and nothing is in the way', async ({
    page,
    context,
    hub,
  }) => {
    await seatGuest(context, hub.url, 'Kestrel');
    await page.goto('/moreLess/game/single');
    await expect(page.getByRole('button', { name: 'Less', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Score', { exact: true })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await untilStill(page);
    await expectNothingSerious(page);
    await pick(page, await wrongAnswer(page));
    await expect(over(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await untilStill(page);
    await expectNothingSerious(page);
  });
});
