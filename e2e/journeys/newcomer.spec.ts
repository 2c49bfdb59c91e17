import type { Page } from '@playwright/test';
import { BUILT, ServerProcess } from '../../system-tests/players/server-process.ts';
import { isScript } from '../support/built-file.ts';
import { championById } from '../support/champions.ts';
import { answerOfToday } from '../support/daily-answer.ts';
import { guess, signInAsGuest } from '../support/players.ts';
import { expect, MOTION, test } from '../support/test.ts';
import { TRANSLATED } from '../support/translator.ts';

/** Collects from now on every sentence that stands beside a reward in a dialog. */
async function balancesBesideRewards(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const sentences = new Set<string>();
    const look = () => {
      for (const { textContent } of document.querySelectorAll('dialog small'))
        if (textContent.includes('Blue Essence, now')) sentences.add(textContent);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return sentences;
  });
  return () => seen.evaluate((sentences) => [...sentences]);
}

test.describe('a newcomer', () => {
  test('fetches the transition while the name is typed', async ({ page }) => {
    const scripts: URL[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url())));
    const isFetched = () => scripts.some(isScript('welcome-transition'));
    await page.goto('/welcome');
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(isFetched()).toBe(false);
    await page.getByLabel('Username').fill('Kestrel');
    await expect.poll(isFetched).toBe(true);
  });

  test('types a name, solves the rift, is paid once, and finds everything after a restart', {
    tag: [MOTION, TRANSLATED],
  }, async ({ page }) => {
    const hub = await ServerProcess.start({ built: BUILT });
    try {
      await page.goto(`${hub.url}/`);
      await expect(page).toHaveURL(/\/welcome$/);
      await signInAsGuest(page, 'Kestrel', hub.url);

      await page
        .getByRole('complementary')
        .getByRole('link', { name: /Daily Rifts/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Daily Rifts' })).toBeVisible();
      await expect(page.getByText('Next Rift Opening')).toBeVisible();
      await page.getByRole('link', { name: /^Champion Rift/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Champion Rift' })).toBeVisible();

      const answer = championById(await answerOfToday(hub, 'championRift'));
      const others = ['Ahri', 'Garen'].filter((name) => name !== answer.name);
      for (const name of others) await guess(page, name);
      const sentences = await balancesBesideRewards(page);
      await guess(page, answer.name);

      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(/today's champion is/i);
      await expect(dialog.getByRole('heading', { name: answer.name })).toBeVisible();
      await expect(dialog).toContainText(answer.title);
      await expect(dialog).toContainText('+100');
      await expect(dialog).toContainText('Blue Essence, now 100');
      // The counter above has run up: whatever the sentence said meanwhile has been said.
      await expect(page.locator('header').getByText(/^100\s*Blue Essence$/)).toBeVisible();
      expect(await sentences()).toEqual(['Blue Essence, now 100']);
      await expect(dialog).toContainText(`Solved in ${others.length + 1} guesses`);
      await dialog
        .getByRole('button', { name: 'Home' })
        .or(dialog.getByRole('link', { name: 'Home' }))
        .click();

      await expect(page).toHaveURL(`${hub.url}/`);
      await expect(page.locator('header').getByText(/^100\s*Blue Essence$/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('Kestrel');

      // The page is left first: home asks again from time to time, and the browser reports what fell into the restart.
      await page.goto('about:blank');
      await hub.kill();
      await hub.restart();
      await page.goto(`${hub.url}/`);
      await expect(page.locator('header').getByText(/^100\s*Blue Essence$/)).toBeVisible();
      await page.goto(`${hub.url}/dailyRifts/`);
      await expect(page.getByRole('link', { name: /Completed/ })).toBeVisible();
      await page.goto(`${hub.url}/dailyRifts/championRift`);
      await expect(page.getByRole('dialog')).toContainText(answer.name);
      await expect(page.getByRole('dialog')).not.toContainText('+100');
    } finally {
      await page.close();
      await hub.remove();
    }
  });
});
