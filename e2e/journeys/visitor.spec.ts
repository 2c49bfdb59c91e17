import { expect, MOTION, test, untilComplete } from '../support/test.ts';

const MATCH = {
  id: 'm1',
  game: 'champion rift',
  mode: 'single',
  winner: null,
  newHighScore: false,
  timestamp: 1_700_000_000_000,
  players: [
    {
      id: 'playerPlayer',
      name: 'Runner',
      usernameEffect: null,
      attempts: 3,
      currentStreak: null,
      score: null,
      totalPoints: null,
    },
  ],
};

test('the ticker runs, rests under the pointer and stops by its button', { tag: MOTION }, async ({
  page,
}) => {
  await page.route('**/api/lastMatches', (route) => route.fulfill({ json: [MATCH] }));
  await page.goto('/welcome');
  const ticker = page.getByRole('region', { name: 'Recent games' });
  const belt = ticker.locator('ul').first().locator('..');
  const expectState = (state: 'running' | 'paused') => expect(belt).toHaveCSS('animation-play-state', state);
  await expectState('running');
  await belt.locator('li').first().hover({ force: true });
  await expectState('paused');
  await page.mouse.move(0, 0);
  await expectState('running');

  await ticker.getByRole('button', { name: 'Pause the ticker' }).focus();
  await page.keyboard.press('Enter');
  await expectState('paused');
  const run = ticker.getByRole('button', { name: 'Run the ticker' });
  await expect(run).toBeFocused();
  await page.keyboard.press('Enter');
  await expectState('running');
});

test('nothing sounds before the first click, and all 24 cues come once after it', async ({ page }) => {
  const cues: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:wav|mp3)$/.test(pathname)) cues.push(pathname);
  });
  await page.addInitScript(() => {
    const Original = globalThis.AudioContext;
    Object.assign(globalThis, { contexts: 0 });
    globalThis.AudioContext = class extends Original {
      constructor() {
        super();
        Object.assign(globalThis, { contexts: (globalThis as unknown as { contexts: number }).contexts + 1 });
      }
    };
  });
  const contexts = () => page.evaluate(() => (globalThis as unknown as { contexts: number }).contexts);
  await page.goto('/welcome');
  await untilComplete(page);
  await page.mouse.move(700, 500);
  await page.keyboard.press('Tab');
  expect(cues).toEqual([]);
  expect(await contexts()).toBe(0);

  await page.getByRole('navigation').getByRole('button', { name: 'Games' }).click();
  await expect.poll(() => cues.length).toBe(24);
  await page.getByRole('navigation').getByRole('button', { name: 'About' }).click();
  await untilComplete(page);
  expect(new Set(cues).size).toBe(24);
  expect(cues).toHaveLength(24);
  expect(await contexts()).toBe(1);
});
