import { items } from '@hub/catalog/items';
import { answerOfToday } from '../../e2e/support/daily-answer.ts';
import { expectNoSidewaysScroll } from '../../e2e/support/inspect.ts';
import { guess, seatGuest } from '../../e2e/support/players.ts';
import { expect, MOTION, PHONE, test } from '../../e2e/support/test.ts';
import { TRANSLATED } from '../../e2e/support/translator.ts';

const nameOf = (id: string) => items.find((item) => String(item.id) === id)?.name ?? id;

test('a whole puzzle by keyboard, from its card to the reward and back', { tag: MOTION }, async ({
  page,
  context,
  hub,
}) => {
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/dailyRifts/');
  await page.getByRole('link', { name: /Item Rift/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Item Rift' })).toBeVisible();
  await expect(page.getByText('0 of 8 known')).toBeVisible();
  const answer = nameOf(await answerOfToday(hub, 'itemRift'));
  const [first = '', second = ''] = ['Infinity Edge', 'Ruby Crystal', 'Thornmail'].filter(
    (name) => name !== answer,
  );
  await guess(page, first, 'Item');
  const row = page.getByRole('row', { name: new RegExp(first) });
  const hidden = page.getByRole('cell', { name: 'not shown yet' });
  await expect(row.getByRole('cell')).toHaveCount(7);
  await expect(hidden).toHaveCount(0);
  await expect(row.getByRole('cell').first()).toContainText(/gold, (correct|higher|lower)/);
  await guess(page, second, 'Item');
  await expect(page.getByRole('row', { name: new RegExp(second) })).toBeVisible();
  await expect(hidden).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText([second, first]);
  await guess(page, answer, 'Item');
  const result = page.getByRole('dialog', { name: 'Item Rift solved' });
  await expect(result.getByRole('heading', { level: 3 })).toHaveText(answer);
  await expect(result).toContainText('Solved in 3 guesses');
  await expect(result).toContainText('+100');

  await page.goto('/dailyRifts/');
  await expect(page.getByRole('link', { name: /Item Rift.*See today's result/ })).toBeVisible();
  await page.getByRole('link', { name: /Item Rift/ }).click();
  await expect(page.getByRole('dialog', { name: 'Item Rift solved' })).toContainText(answer);
});

test('a phone shows all cells of a guess', { tag: TRANSLATED }, async ({ page, context, hub }) => {
  await page.setViewportSize(PHONE);
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/dailyRifts/itemRift');
  const answer = nameOf(await answerOfToday(hub, 'itemRift'));
  // Among the items with the longest values.
  const name = answer === 'Sundered Sky' ? 'Stridebreaker' : 'Sundered Sky';
  await guess(page, name, 'Item');
  const cells = page.getByRole('row', { name: new RegExp(name) }).getByRole('cell');
  await expect(cells).toHaveCount(7);
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    expect(
      await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
  }
  await expectNoSidewaysScroll(page);
});
