import type { Page } from '@playwright/test';
import { pick, wrongAnswer } from '../support/more-or-less.ts';
import { PLAIN_HOST } from '../support/plain-host.ts';
import { seatGuest } from '../support/players.ts';
import { collectComplaints, expect, test, untilComplete } from '../support/test.ts';

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

/** Plays to the first wrong answer. */
async function lose(page: Page): Promise<void> {
  await page.goto('/moreLess/game/single');
  await pick(page, await wrongAnswer(page));
  await expect(page.getByRole('dialog', { name: 'Game Over' })).toBeVisible();
}

const control = (page: Page) => page.getByRole('button', { name: /^Share/ });

test('a result is shared by the sheet, and by the clipboard alone', async ({ context, hub }) => {
  test.slow();
  const TEXT = `More or Less\n0 right in a row · Bronze tier\n${hub.url}/moreLess`;
  await seatGuest(context, hub.url, 'Kestrel');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  const sheet = await context.newPage();
  collectComplaints(sheet, []);
  await sheet.addInitScript(addSheet);
  const loaded: string[] = [];
  sheet.on('request', (request) => loaded.push(request.url()));
  await lose(sheet);
  await expect(control(sheet)).toBeVisible();
  // The code that draws is loaded a second after the result is shown, so that a press does not wait for it.
  await untilComplete(sheet, 1_000);
  const ready = loaded.length;
  await control(sheet).click();
  await expect(sheet.getByText('Shared.')).toBeVisible();
  expect(loaded.slice(ready).filter((url) => url.endsWith('.js'))).toEqual([]);
  expect(await sheet.evaluate(() => (window as unknown as { shared: Shared[] }).shared)).toEqual([
    {
      text: TEXT,
      files: [{ name: 'riftlight-more-or-less.png', type: 'image/png', width: 1_080, height: 1_350 }],
    },
  ]);
  // The sheet may have no way to copy, and its closing says nothing.
  await sheet.evaluate(() =>
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) }),
  );
  await control(sheet).click();
  await expect(sheet.getByText('Shared.')).toBeHidden();
  await expect(control(sheet)).toBeEnabled();
  await expect(sheet.getByText(/nothing/i)).toBeHidden();
  await sheet.getByRole('button', { name: 'Copy text' }).click();
  await expect(sheet.getByText('Result copied as text.')).toBeVisible();
  expect(await sheet.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
  await sheet.close();

  const clipboard = await context.newPage();
  await lose(clipboard);
  await expect(control(clipboard)).toHaveText(/Share/);
  await control(clipboard).click();
  await expect(clipboard.getByText('Result copied as text.')).toBeVisible();
  expect(await clipboard.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
  await clipboard.getByRole('button', { name: 'Copy picture' }).click();
  await expect(clipboard.getByText('Picture copied.')).toBeVisible();
  const types = () => navigator.clipboard.read().then((items) => items.flatMap((item) => item.types));
  expect(await clipboard.evaluate(types)).toEqual(['image/png']);
});

/** The selected text of the focused field. */
const selection = (page: Page): Promise<string> => page.evaluate(() => String(document.getSelection()));

test.describe('over plain HTTP in a home network, where a page cannot copy,', () => {
  test.use({ baseURL: async ({ hub }, use) => use(hub.url.replace('127.0.0.1', PLAIN_HOST)) });
  let downloads: string[];

  test.beforeEach(async ({ page, context, hub }) => {
    await seatGuest(context, hub.url, 'Kestrel');
    downloads = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
  });

  // Browsers report that this header has no effect over plain HTTP.
  test.afterEach(({ complaints }) => {
    expect(complaints.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
    complaints.length = 0;
  });

  test('a result is shown as text, and its picture is saved only on demand', async ({ page, baseURL }) => {
    await lose(page);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await expect(control(page)).toHaveText(/^Show text/);
    await control(page).click();
    await expect(page.getByRole('textbox', { name: 'Result as text' })).toBeFocused();
    expect(await selection(page)).toBe(
      `More or Less\n0 right in a row · Bronze tier\n${baseURL ?? ''}/moreLess`,
    );
    expect(downloads).toEqual([]);
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect(page.getByText('Picture saved.')).toBeVisible();
    expect(downloads).toEqual(['riftlight-more-or-less.png']);
    await control(page).click();
    await page.getByRole('button', { name: 'Hide text' }).click();
    await expect(control(page)).toBeVisible();
  });

  test('recovery codes are shown as one text', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Make recovery codes' }).click();
    const list = page.getByRole('dialog').getByRole('listitem');
    await expect(list).toHaveCount(8);
    const codes = await list.allTextContents();
    await page.getByRole('button', { name: 'Show as text' }).click();
    await expect(page.getByRole('textbox', { name: 'Select and copy this text' })).toBeFocused();
    expect(await selection(page)).toContain(codes.join('\n'));
    expect(downloads).toEqual([]);
  });
});
