import type { Page } from '@playwright/test';
import { pick, wrongAnswer } from '../support/more-or-less.ts';
import { seatGuest } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

type Shared = { text: string; files: { name: string; type: string; width: number; height: number }[] };

/** Gives the page a share sheet that notes what it receives. */
function addSheet(): void {
  const notes: Shared[] = [];
  Object.assign(window, { shared: notes });
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ text = '', files = [] }: ShareData) => {
      const pictures = files.map(async ({ name, type }, index) => {
        const { width, height } = await createImageBitmap(files[index] ?? new Blob());
        return { name, type, width, height };
      });
      notes.push({ text, files: await Promise.all(pictures) });
    },
  });
}

const removeClipboard = (): unknown => Reflect.deleteProperty(Navigator.prototype, 'clipboard');

/** Plays to the first wrong answer. */
async function lose(page: Page): Promise<void> {
  await page.goto('/moreLess/game/single');
  await pick(page, await wrongAnswer(page));
  await expect(page.getByRole('dialog', { name: 'Game Over' })).toBeVisible();
}

const control = (page: Page) => page.getByRole('button', { name: /^Share/ });

test('a result is shared by the sheet, by the clipboard alone, and as a file without either', async ({
  context,
  hub,
}) => {
  test.slow();
  const TEXT = `More or Less\n0 right in a row · Bronze tier\n${hub.url}/moreLess`;
  await seatGuest(context, hub.url, 'Kestrel');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  const sheet = await context.newPage();
  await sheet.addInitScript(addSheet);
  const loaded: string[] = [];
  sheet.on('request', (request) => loaded.push(request.url()));
  const drawing = /\/prepare-/;
  await sheet.goto('/moreLess');
  await sheet.waitForLoadState('networkidle');
  // The code that draws is loaded after a result is shown, so that a press does not wait for it.
  expect(loaded.filter((url) => drawing.test(url))).toEqual([]);
  await lose(sheet);
  await expect.poll(() => loaded.filter((url) => drawing.test(url))).toHaveLength(1);
  await control(sheet).click();
  await expect(sheet.getByText('Shared.')).toBeVisible();
  expect(loaded.filter((url) => drawing.test(url))).toHaveLength(1);
  expect(await sheet.evaluate(() => (window as unknown as { shared: Shared[] }).shared)).toEqual([
    {
      text: TEXT,
      files: [{ name: 'riftlight-more-or-less.png', type: 'image/png', width: 1_080, height: 1_350 }],
    },
  ]);
  await sheet.close();

  const clipboard = await context.newPage();
  await lose(clipboard);
  await expect(control(clipboard)).toHaveText(/Copy result/);
  await control(clipboard).click();
  await expect(clipboard.getByText('Result copied as text.')).toBeVisible();
  expect(await clipboard.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
  await clipboard.getByRole('button', { name: 'Copy picture' }).click();
  await expect(clipboard.getByText('Picture copied.')).toBeVisible();
  const types = () => navigator.clipboard.read().then((items) => items.flatMap((item) => item.types));
  expect(await clipboard.evaluate(types)).toEqual(['image/png']);
  await clipboard.close();

  const neither = await context.newPage();
  await neither.addInitScript(removeClipboard);
  await lose(neither);
  const download = neither.waitForEvent('download');
  await control(neither).click();
  expect((await download).suggestedFilename()).toBe('riftlight-more-or-less.png');
  await expect(neither.getByText('Picture saved.')).toBeVisible();
});
