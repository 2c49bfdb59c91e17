import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { championById } from '../support/champions.ts';
import { guess, seatGuest } from '../support/players.ts';
import { DESKTOP, expect, PHONE, test } from '../support/test.ts';

async function expectNothingSerious(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  expect(content).toBeLessThanOrEqual(window);
}

/** Sum of unexpected layout shifts since the page began. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 400);
      }),
  );

for (const [size, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('welcome is accessible, still and in its frame', async ({ page }) => {
      await page.goto('/welcome');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      expect(await layoutShift(page)).toBeLessThan(0.05);
      await expectNothingSerious(page);
    });

    for (const [path, heading] of [
      ['/', /Kestrel/],
      ['/dailyRifts/', 'Daily Rifts'],
      ['/dailyRifts/championRift', 'Champion Rift'],
    ] as const) {
      test(`${path} is accessible, still and in its frame`, async ({ page, context, hub }) => {
        await seatGuest(context, hub.url, 'Kestrel');
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoSidewaysScroll(page);
        expect(await layoutShift(page)).toBeLessThan(0.05);
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

  for (const path of ['/welcome', '/', '/dailyRifts/', '/dailyRifts/championRift']) {
    test(`${path} does not move`, async ({ page, context, hub }) => {
      if (path !== '/welcome') await seatGuest(context, hub.url, 'Still');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
    });
  }
});
