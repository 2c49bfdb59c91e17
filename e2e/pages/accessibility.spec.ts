import { championById } from '../support/champions.ts';
import { DIALOGS, DRAWER, LOGOUT, visitDialog } from '../support/dialogs.ts';
import { hiddenOnTheWay } from '../support/focus.ts';
import { expectNoSidewaysScroll, expectNothingSerious, layoutShift, untilStill } from '../support/inspect.ts';
import { guess, seatGuest } from '../support/players.ts';
import { OPEN_ROUTES, openRoute } from '../support/routes.ts';
import { DESKTOP, expect, PHONE, test } from '../support/test.ts';

for (const [size, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const route of OPEN_ROUTES) {
      test(`${route.path} is accessible, still and in its frame`, async ({ page, context, hub }) => {
        if (route.isForPlayers) await seatGuest(context, hub.url, 'Kestrel');
        await openRoute(page, route);
        await page.waitForLoadState('networkidle');
        await expectNoSidewaysScroll(page);
        expect(await layoutShift(page)).toBeLessThan(0.05);
        await expectNothingSerious(page);
      });
    }

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
      const answer = championById(await hub.championOfTodayOnceDrawn());
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const route of OPEN_ROUTES) {
    test(`${route.path} does not move, and shows where the keyboard is`, async ({ page, context, hub }) => {
      if (route.isForPlayers) await seatGuest(context, hub.url, 'Kestrel');
      await openRoute(page, route);
      await page.waitForLoadState('networkidle');
      // The spinner may step; everything else stands still.
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            (animation) =>
              animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1,
          )
          .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
      );
      expect(moving).toEqual([]);
      expect(await hiddenOnTheWay(page)).toEqual([]);
    });
  }
});
