import { emojiSets } from '@hub/catalog/emoji-sets';
import { championById, championNames } from '../../e2e/support/champions.ts';
import { answerOfToday } from '../../e2e/support/daily-answer.ts';
import { expectNoSidewaysScroll } from '../../e2e/support/inspect.ts';
import { guess, seatGuest } from '../../e2e/support/players.ts';
import { expect, PHONE, test } from '../../e2e/support/test.ts';
import { TRANSLATED } from '../../e2e/support/translator.ts';

test('a whole puzzle by keyboard on a phone: six emoji, then attributes, then the reward', {
  tag: TRANSLATED,
}, async ({ page, context, hub }) => {
  await page.setViewportSize(PHONE);
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/dailyRifts/');
  await page.getByRole('link', { name: /Emoji Rift/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Emoji Rift' })).toBeVisible();
  const id = await answerOfToday(hub, 'emojiRift');
  const { name: answer, title } = championById(id);
  const emoji = emojiSets.find((set) => set.id === id)?.emoji ?? [];
  const wrong = championNames.filter((name) => name !== answer).slice(0, 7);
  const cards = page.getByRole('region', { name: 'Emoji' }).getByRole('listitem');
  const guesses = page.getByRole('list', { name: 'Guesses, newest first' }).getByRole('listitem');

  await expect(cards).toHaveText([emoji[0] ?? '', ...Array.from({ length: 5 }, () => 'not shown yet')]);
  for (const [index, name] of wrong.entries()) {
    await guess(page, name);
    await expect(guesses.first()).toContainText(`${name}, wrong`);
    await expect(page.getByText(`${Math.min(index + 2, 6)} of 6 shown`)).toBeVisible();
  }
  await expect(cards).toHaveText([...emoji]);
  await expect(page.getByText('2 of 8 known')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.check('40px "Rift Emoji"', '🦊'))).toBe(true);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(guesses).toHaveCount(7);
  await guess(page, answer);
  const result = page.getByRole('dialog', { name: 'Emoji Rift solved' });
  await expect(result).toContainText(title);
  await expect(result).toContainText('Solved in 8 guesses');
  await expect(result).toContainText('+100');
  await result.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(guesses.first()).toContainText(`${answer}, correct`);

  await page.goto('/dailyRifts/');
  await expect(page.getByRole('link', { name: /Emoji Rift.*See today's result/ })).toBeVisible();
});
