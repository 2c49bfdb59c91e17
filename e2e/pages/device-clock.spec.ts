import type { Page } from '@playwright/test';
import { visit } from '../support/pictures.ts';
import { Stage } from '../support/stage.ts';
import { replyHostTexts, replyUsed } from '../support/staged-calls.ts';
import { STAGED_DAILIES } from '../support/staged-dailies.ts';
import { LEAGUE, replyLeague } from '../support/staged-leagues.ts';
import { collectComplaints, expect, test, untilComplete } from '../support/test.ts';

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
  [daily?.path ?? '', daily?.title ?? ''],
] as const;

const textOf = (page: Page): Promise<string> => page.locator('body').innerText();

test('pages say the same on a device whose clock is wrong', async ({ browser }) => {
  test.slow();
  const [right, ...wrong] = await Promise.all(
    [0, 2 * HOUR_MS, -2 * HOUR_MS, 24 * HOUR_MS].map(async (deviceOffMs) => {
      const page = await browser.newPage();
      collectComplaints(page, []);
      const stage = await Stage.on(page, { deviceOffMs });
      replyUsed(stage);
      replyHostTexts(stage);
      replyLeague(stage);
      daily?.open(stage, 1);
      return page;
    }),
  );
  if (right === undefined) throw new Error('no page');
  for (const [path, heading] of PAGES) {
    await visit(right, path, heading);
    await untilComplete(right);
    for (const page of wrong) {
      await page.goto(path);
      // What is fetched may come later on one page than on the other.
      await expect(async () => expect(await textOf(page)).toBe(await textOf(right))).toPass();
    }
  }
});
