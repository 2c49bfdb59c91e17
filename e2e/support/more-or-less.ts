import { priceOf } from '@hub/games/more-or-less/testing/player.ts';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export type Answer = 'More' | 'Less';

const OTHER = { More: 'Less', Less: 'More' } as const;

/** The names of the shown items. */
async function pairOf(page: Page): Promise<[current: string, next: string]> {
  const shown = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  // Initials are joined to their name by spaces that do not break.
  const [current, next] = shown.map((name) => name.replaceAll('\u00A0', ' '));
  if (current === undefined || next === undefined) throw new Error('no pair of items');
  return [current, next];
}

/** The right answer to the shown pair. */
export async function rightAnswer(page: Page): Promise<Answer> {
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
  const [current, next] = await pairOf(page);
  return priceOf(next) > priceOf(current) ? 'More' : 'Less';
}

export const wrongAnswer = async (page: Page): Promise<Answer> => OTHER[await rightAnswer(page)];

export async function pick(page: Page, answer: Answer): Promise<void> {
  await page.getByRole('button', { name: answer, exact: true }).click();
}

/** Waits for the score, which changes while the price is shown. */
export async function expectScore(page: Page, score: number): Promise<void> {
  // By its text alone: a translated page has more elements, and a challenge another panel.
  const shown = page.locator('main *', { hasText: new RegExp(`^Score\\s*${score}`) });
  await expect(shown.first()).toBeAttached();
}

/** Answers right in a single game until the score is reached and the next question is asked. */
export async function playTo(page: Page, score: number): Promise<void> {
  for (let next = 1; next <= score; next += 1) {
    await pick(page, await rightAnswer(page));
    await expectScore(page, next);
  }
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
}
