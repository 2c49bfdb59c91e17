import type { Page } from '@playwright/test';
import { visit } from '../support/pictures.ts';
import { Stage } from '../support/stage.ts';
import { replyHostTexts, replyUsed } from '../support/staged-calls.ts';
import { STAGED_DAILIES } from '../support/staged-dailies.ts';
import { LEAGUE, replyLeague } from '../support/staged-leagues.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HOUR_MS = 3_600_000;
const [daily] = STAGED_DAILIES;

/** Pages with times, and their first headings. */
const PAGES = [
  ['/', /Kestrel/],
  ['/dailyRifts/', 'Daily Rifts'],
  ['/profile', 'Kestrel'],
  ['/news', 'News'],
  [`/league/${LEAGUE}`, 'Lantern League'],
] as const;

async function textsOf(page: Page): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const [path, heading] of PAGES) {
    await visit(page, path, heading);
    await page.waitForLoadState('networkidle');
    texts.push(await page.locator('body').innerText());
  }
  await page.goto(daily?.path ?? '');
  await expect(page.getByRole('combobox')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  return [...texts, await page.locator('body').innerText()];
}

test('pages say the same on a device whose clock is wrong', async ({ browser }) => {
  test.slow();
  const [right, ...wrong] = await Promise.all(
    [0, 2 * HOUR_MS, -2 * HOUR_MS, 24 * HOUR_MS].map(async (deviceOffMs) => {
      const page = await browser.newPage();
      const stage = await Stage.on(page, { deviceOffMs });
      replyUsed(stage);
      replyHostTexts(stage);
      replyLeague(stage);
      daily?.open(stage, 1);
      const texts = await textsOf(page);
      await page.close();
      return texts;
    }),
  );
  for (const texts of wrong) expect(texts).toEqual(right);
});
