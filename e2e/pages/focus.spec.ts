import { seatGuest } from '../support/players.ts';
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
