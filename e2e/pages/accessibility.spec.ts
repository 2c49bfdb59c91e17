import type { BrowserContext, Page } from '@playwright/test';
import { championById } from '../support/champions.ts';
import { DIALOGS, DRAWER, LOGOUT, visitDialog } from '../support/dialogs.ts';
import { hiddenOnTheWay } from '../support/focus.ts';
import { expectNoSidewaysScroll, expectNothingSerious, layoutShift, untilStill } from '../support/inspect.ts';
import { guess, seatGuest } from '../support/players.ts';
import { OPEN_ROUTES, openRoute } from '../support/routes.ts';
import { DESKTOP, expect, MOTION, PHONE, test } from '../support/test.ts';

/** All routes, one after the other. */
const WALK_MS = 300_000;

for (const [size, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    // The phone moves; the desktop stands still for those who asked for it.
    test('every route is accessible, still and in its frame', {
      tag: size === 'phone' ? MOTION : [],
    }, async ({ page, context, hub }) => {
      test.setTimeout(WALK_MS);
      await walk(page, context, hub.url, async () => {
        await page.waitForLoadState('networkidle');
        await expectNoSidewaysScroll(page);
        expect(await layoutShift(page)).toBeLessThan(0.05);
        await expectNothingSerious(page);
        if (size === 'phone') return;
        expect(await movingParts(page)).toEqual([]);
        expect(await hiddenOnTheWay(page)).toEqual([]);
      });
    });

    test('open answers are accessible', async ({ page }) => {
      await page.goto('/faq');
      const questions = page.locator('details > summary');
      for (const index of [0, 1]) await questions.nth(index).click();
      await expect(page.locator('details[open]')).toHaveCount(2);
      await expectNoSidewaysScroll(page);
      await expectNothingSerious(page);
    });

    for (const dialog of size === 'phone' ? [...DIALOGS, DRAWER] : [...DIALOGS, LOGOUT]) {
      test(`${dialog.name} is accessible and in its frame`, async ({ page, hub }) => {
        await visitDialog({ page, hub }, dialog);
        await dialog.trigger(page).click();
        await expect(page.getByRole('dialog', { name: dialog.title })).toBeVisible();
        await untilStill(page);
        await expectNoSidewaysScroll(page);
        await expectNothingSerious(page);
      });
    }

    test('a board with guesses and the game-over dialog are accessible and in their frame', async ({
      page,
      context,
      hub,
    }) => {
      await seatGuest(context, hub.url, 'Kestrel');
      await page.goto('/dailyRifts/championRift');
      const answer = championById(await hub.answerOfTodayOnceDrawn('championRift'));
      for (const name of ['Gnar', 'Jayce'].filter((champion) => champion !== answer.name))
        await guess(page, name);
      await expect(page.getByRole('combobox', { name: 'Champion' })).toBeEnabled();
      await expectNoSidewaysScroll(page);
      await expectNothingSerious(page);
      await guess(page, answer.name);
      await expect(page.getByRole('dialog')).toContainText('+100');
      await expectNoSidewaysScroll(page);
      await expectNothingSerious(page);
    });
  });
}

/** Opens every route, first as a visitor, then as a player, and names the one that fails. */
async function walk(
  page: Page,
  context: BrowserContext,
  url: string,
  look: () => Promise<void>,
): Promise<void> {
  for (const isForPlayers of [false, true]) {
    if (isForPlayers) await seatGuest(context, url, 'Kestrel');
    for (const route of OPEN_ROUTES.filter((one) => one.isForPlayers === isForPlayers))
      await test.step(route.path, async () => {
        await openRoute(page, route);
        await look();
      });
  }
}

/** Animations that run although the visitor asked for none. The spinner may step. */
const movingParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1,
      )
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
  );
