import { comparePicture } from '../support/pictures.ts';
import { Stage } from '../support/stage.ts';
import { replyUsed } from '../support/staged-calls.ts';
import { STAGED_DAILIES } from '../support/staged-dailies.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** What a screen reader says of a cell, which is also what its border and its sign must tell. */
const STATUSES = ['correct', 'partly correct', 'wrong', 'higher', 'lower'] as const;

test('with forced colours, the cells of a rift differ by border and by sign', async ({ page }) => {
  const daily = STAGED_DAILIES.find(({ title }) => title === 'Item Rift');
  if (daily === undefined) throw new Error('there is no Item Rift');
  const stage = await Stage.on(page);
  replyUsed(stage);
  daily.open(stage, daily.names.length - 1);
  await page.goto(daily.path);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const cells = await page.getByRole('cell').evaluateAll((all) =>
    all.map((cell) => {
      const { borderTopStyle, borderTopWidth, borderBottomWidth } = getComputedStyle(cell);
      return {
        status: cell.textContent?.split(', ').at(-1)?.toLowerCase() ?? '',
        border: `${borderTopStyle} ${borderTopWidth} ${borderBottomWidth}`,
        sign: cell.querySelector('svg')?.innerHTML ?? '',
      };
    }),
  );
  const shown = STATUSES.map((status) => cells.find((cell) => cell.status === status));
  expect(shown.map((cell) => cell?.status)).toEqual(STATUSES);
  expect(new Set(shown.map((cell) => cell?.border)).size).toBe(STATUSES.length);
  expect(new Set(shown.map((cell) => cell?.sign)).size).toBe(STATUSES.length);
  const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem');
  const swatches = await legend.evaluateAll((items) =>
    items.map((item) => {
      const { borderTopStyle, borderTopWidth, borderBottomWidth } = getComputedStyle(
        item.firstElementChild ?? item,
      );
      return `${borderTopStyle} ${borderTopWidth} ${borderBottomWidth}`;
    }),
  );
  expect(swatches.slice(0, STATUSES.length)).toEqual(shown.map((cell) => cell?.border));
  await page.mouse.move(0, 0);
  // The browser paints a text cursor in forced colours, where no style hides it: it blinks.
  await page.locator('input:focus').evaluate((field: HTMLInputElement) => {
    field.readOnly = true;
  });
  await comparePicture(page, 'item-rift-forced-colors');
});
