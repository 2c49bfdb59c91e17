import type { Locator, Page } from '@playwright/test';
import { expectFills, expectFits, SETTLE_MS } from '../support/fit.ts';
import { expectNothingAt } from '../support/measure.ts';
import { expectPictures } from '../support/pictures.ts';
import { expectRules } from '../support/rules.ts';
import { Stage } from '../support/stage.ts';
import { replyEnding, replyUsed } from '../support/staged-calls.ts';
import { STAGED_DAILIES } from '../support/staged-dailies.ts';
import { DESKTOP, expect, PHONE, test, untilComplete } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a game in play shows besides its search and its clock: what is known, and the newest guess. */
const boardOf = (page: Page, title: string) =>
  title === 'Emoji Rift'
    ? [
        page.getByRole('region', { name: 'Emoji' }),
        page.getByRole('list', { name: 'Guesses, newest first' }).getByRole('listitem').first(),
      ]
    : [page.getByRole('region', { name: 'Correct Attributes' }), page.getByRole('row').nth(1)];

/** Expects each cell of the newest guess to stand in the column of its attribute, as in the panel above. */
async function expectColumns(page: Page): Promise<void> {
  const known = await page.getByRole('region', { name: 'Correct Attributes' }).elementHandle();
  const guess = await page.getByRole('row').nth(1).elementHandle();
  // Both in one look: a page that is still changing its size has two layouts one after the other.
  const look = () =>
    page.evaluate(
      ([panel, row]) => {
        const edgesOf = (cells: Iterable<Element> = []) =>
          Array.from(cells, (cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return `${Math.round(left)} to ${Math.round(right)}`;
          });
        // Without the name, whose cell is above all others on a phone.
        const columns = edgesOf(panel?.querySelectorAll('dd')).slice(1);
        return edgesOf(row?.querySelectorAll('td')).flatMap((edges, at) =>
          edges === columns[at] ? [] : [`cell ${at} is from ${edges}, its column from ${columns[at]}`],
        );
      },
      [known, guess] as const,
    );
  await expectNothingAt(page, [DESKTOP, PHONE], look, SETTLE_MS);
}

for (const daily of STAGED_DAILIES) {
  const { path, title, names } = daily;
  test(`${title}: empty, in play and solved`, async ({ page }) => {
    const name = title.toLowerCase().replace(' ', '-');
    const stage = await Stage.on(page);
    replyUsed(stage);
    daily.open(stage, 0);
    await page.goto(path);
    const search = page.getByRole('combobox', { name: /Champion|Item/ });
    await expect(search).toBeEnabled();
    await untilComplete(page);
    await expectPictures(page, `${name}-empty`);
    const clock = page.getByRole('timer', { name: /Next Rift Opening/ }).first();
    const [known, newest] = boardOf(page, title) as [Locator, Locator];
    await expectFits(page, { visible: [search, clock, known], apart: [search, clock, known] });
    daily.open(stage, names.length - 1);
    await page.reload();
    await expect(search).toBeEnabled();
    await expectPictures(page, `${name}-play`);
    if (title !== 'Emoji Rift') await expectColumns(page);
    const inPlay = [search, clock, known, newest];
    await expectFits(page, { visible: inPlay, apart: inPlay });
    await expectRules(page, title);
    // A phone whose keyboard is open.
    await search.fill('a');
    const option = page.getByRole('option');
    const typing = [search, option.nth(0), option.nth(1), option.nth(2)];
    await expectFits(page, { visible: typing, sizes: [{ width: 390, height: 480 }] });
    await search.fill('');
    replyEnding(stage, names.length);
    daily.update(stage, names.length);
    const result = page.getByRole('dialog');
    await expect(result).toContainText('+100');
    await untilComplete(page);
    await expectPictures(page, `${name}-solved`);
    const ending = [
      result.getByRole('heading', { level: 3 }),
      result.getByRole('button', { name: /^Share/ }),
      result.getByRole('button', { name: /^Next: / }),
      result.getByRole('button', { name: 'Home' }),
      result.getByRole('button', { name: 'Close' }),
    ];
    await expectFits(page, { visible: ending, apart: ending });
    await page.setViewportSize(PHONE);
    const floors = result.getByRole('region').first();
    await floors.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expectFits(page, { visible: ending.slice(1), apart: ending.slice(1), sizes: [PHONE] });
    await floors.evaluate((element) => element.scrollTo(0, 0));
    await expectFills(page);
  });
}
