import type { Day } from '@hub/engine/wire/ids';
import { dailyArchive } from '@hub/protocol/http/dailies';
import type { Page } from '@playwright/test';
import { seatGuest } from '../support/players.ts';
import { Stage } from '../support/stage.ts';
import { replyEnding, replyUsed } from '../support/staged-calls.ts';
import { STAGED_DAILIES } from '../support/staged-dailies.ts';
import { expect, test } from '../support/test.ts';

test("the keyboard's focus can be seen on the volume", async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  await page.goto('/news');
  const volume = page.getByRole('slider', { name: 'Volume' });
  const resting = await volume.screenshot();
  await page.getByRole('button', { name: 'Mute sound' }).focus();
  await page.keyboard.press('Tab');
  await expect(volume).toBeFocused();
  expect((await volume.screenshot()).equals(resting)).toBe(false);
});

const open = (page: Page, name: RegExp) => page.getByRole('link', { name }).first().click();

/** Ways that lead to a daily. */
const WAYS = [
  ['the card of the hub', (page) => page.goto('/dailyRifts/').then(() => open(page, /Champion Rift/))],
  [
    "home's card",
    async (page) => {
      await page.goto('/');
      await page
        .getByRole('region', { name: 'Games' })
        .getByRole('link', { name: /Champion Rift/ })
        .click();
    },
  ],
  [
    'the menu',
    async (page) => {
      await page.goto('/news');
      await page
        .getByRole('navigation')
        .getByRole('link', { name: /^Daily Rifts/ })
        .click();
      await open(page, /Item Rift/);
    },
  ],
  ['the archive', (page) => page.goto('/dailyRifts/archive').then(() => open(page, /^Practise/))],
  [
    'the game before',
    async (page, stage) => {
      STAGED_DAILIES[0]?.open(stage, 5);
      await page.goto('/dailyRifts/championRift');
      await page.getByRole('button', { name: 'Next: Item Rift' }).click();
    },
  ],
  ['its address', (page) => page.goto('/dailyRifts/emojiRift')],
] as readonly (readonly [string, (page: Page, stage: Stage) => Promise<unknown>])[];

test('the first letter typed in a daily goes to its field, whatever led there', async ({ page }) => {
  // React waits 300 ms before it replaces a fallback; on a clock that stands still it can wait for ever.
  const stage = await Stage.on(page, { isLive: true });
  replyUsed(stage);
  replyEnding(stage, 5);
  stage.reply(dailyArchive, [{ number: 1, day: '2026-11-20' as Day, attempts: null }]);
  // On one page: its files come from the cache after the first visit.
  for (const [way, enter] of WAYS)
    await test.step(way, async () => {
      for (const daily of STAGED_DAILIES) daily.open(stage, 0);
      await enter(page, stage);
      const field = page.getByRole('combobox', { name: /Champion|Item/ });
      await expect(field).toBeEnabled();
      await page.keyboard.type('An');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('An');
    });
});

test('keys that other elements take stay with them', async ({ page }) => {
  const stage = await Stage.on(page);
  replyUsed(stage);
  for (const daily of STAGED_DAILIES) daily.open(stage, 0);
  await page.goto('/dailyRifts/');
  await open(page, /Champion Rift/);
  const field = page.getByRole('combobox', { name: 'Champion' });
  await expect(field).toBeEnabled();
  // Screen readers begin at the heading.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  for (const chord of ['Control+b', 'Alt+b', 'Meta+b', 'Shift', 'Escape', 'ArrowDown']) {
    await page.keyboard.press(chord);
    await expect(heading).toBeFocused();
  }
  const hard = page.getByRole('switch', { name: /Hard mode/ });
  await hard.focus();
  await page.keyboard.press('Space');
  await expect(hard).toBeFocused();
  await expect(hard).toBeChecked();
  const sound = page.getByRole('button', { name: /Mute sound/ });
  await sound.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(field).toHaveValue('');
  await page.keyboard.press('a');
  await expect(field).toHaveValue('a');
});
