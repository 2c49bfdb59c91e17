import type { Page } from '@playwright/test';
import { isLaterScript, isScript } from '../support/built-file.ts';
import { expectFits, SIZES } from '../support/fit.ts';
import { expect, MOTION, PHONE, test } from '../support/test.ts';
import { translateAsBrowsersDo } from '../support/translator.ts';

test('the welcome page is readable without JavaScript', async ({ browser, hub }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: hub.url });
  const page = await context.newPage();
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1, name: /games\. One rift\.$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chain of Legends' })).toBeVisible();
  // The host's policy forbids style attributes in markup; the hues come from a style sheet.
  const hue = await page
    .locator('article', { hasText: 'Chain of Legends' })
    .evaluate((card) => getComputedStyle(card).getPropertyValue('--g'));
  expect(hue).toMatch(/^#|rgb|oklch/);
  await context.close();
});

for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
  test(`the static markup is hydrated as it is and nothing moves at ${viewport.width} px`, {
    tag: MOTION,
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved = entry as PerformanceEntry & { readonly value: number };
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + moved.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/welcome');
    // Only a hydrated form can be sent. The fixture fails the test if React reports a mismatch.
    await expect(page.getByRole('button', { name: 'Create Guest Account' })).toBeEnabled();
    await expect(page.locator('[data-style]').first()).toBeAttached();
    // The band fills with the hub's last answer: recent games, or what can be played.
    await expect(page.getByRole('region', { name: /^(Recent games|What can be played here)$/ })).toHaveText(
      /\S/,
    );
    expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThanOrEqual(0.02);
    // Letters that only the menu of languages has would fetch twice as many bytes, and texts move once more as they come.
    expect(fonts.filter((url) => !url.includes('-basic'))).toEqual([]);
  });
}

/** Opens the welcome page. Its scripts with these addresses wait until the returned function is called. */
async function openWithoutScripts(
  page: Page,
  scripts: RegExp | ((address: URL) => boolean) = isLaterScript,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/welcome', { waitUntil });
  return release;
}

test('a name typed before any script has come is kept', async ({ page }) => {
  const release = await openWithoutScripts(page, /\/assets\/.*\.js$/, 'commit');
  await page.getByLabel('Username').fill('Kestrel');
  release();
  await page.getByRole('button', { name: 'Create Guest Account' }).click();
  await expect(page.getByText('Welcome Kestrel!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a name typed and sent before the scripts have come is kept', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await page.getByLabel('Username').fill('Kestrel');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByText('Welcome Kestrel!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

const ANEW: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'in the chosen language': (page) => page.addInitScript(() => localStorage.setItem('gameLanguage', 'de_DE')),
  'translated by the browser': (page) => page.addInitScript(translateAsBrowsersDo),
  'in the language that another tab chooses': async (page) => {
    const other = await page.context().newPage();
    await other.goto('/licences');
    await page.exposeFunction('typed', () =>
      other.evaluate(() => localStorage.setItem('gameLanguage', 'de_DE')),
    );
    await page.addInitScript(() =>
      addEventListener('keydown', ({ key }) => key === 'l' && Reflect.get(window, 'typed')(), true),
    );
  },
};
for (const [how, prepare] of Object.entries(ANEW))
  test(`a name typed before the scripts have come is kept and sent when the page is drawn anew, ${how}`, async ({
    page,
    complaints,
  }) => {
    await prepare(page);
    const isEarly = how === 'in the chosen language';
    const release = await openWithoutScripts(
      page,
      isEarly ? /\/assets\/.*\.js$/ : isLaterScript,
      isEarly ? 'commit' : 'load',
    );
    const field = page.locator('form input');
    await field.pressSequentially('Kestrel');
    if (!isEarly) await field.press('Enter');
    release();
    if (isEarly) {
      await expect(page.getByRole('button', { name: 'Gastkonto erstellen' })).toBeEnabled();
      await expect(field).toBeFocused();
      await field.press('Enter');
    }
    await expect(page.getByText(/(Welcome|Willkommen),? Kestrel!/)).toBeVisible();
    complaints.length = 0;
  });

test('a button pressed before the scripts have come does its work once they are there', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Settings' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Privacy settings' })).toBeVisible();
});

test('static markup whose code is late stays when the latest news of the hub come', async ({ page }) => {
  const release = await openWithoutScripts(page, (address) =>
    ['further', 'language'].some((chunk) => isScript(chunk)(address)),
  );
  await expect(page.getByRole('region', { name: /^(Recent games|What can be played here)$/ })).toHaveText(
    /\S/,
  );
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chain of Legends' })).toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeAttached();
  release();
});

test('a visitor without an account is led from any page to the welcome page', async ({ page }) => {
  await page.goto('/shop');
  await expect(page).toHaveURL(/\/welcome$/);
  await page.getByLabel('Username').fill('Wanderer');
  await page.getByRole('button', { name: 'Create Guest Account' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

/** Moves the sticker over the whole width, as far up as it comes, and expects no control of the page behind it. */
async function expectStickerBehind(page: Page): Promise<void> {
  await page.locator('[aria-hidden][style*="--left"]').waitFor();
  for (const size of [...SIZES, { width: 390, height: 480 }]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(coveredControls), `at ${size.width}x${size.height}`).toEqual([]);
  }
}

/** Runs in the page: the controls that the sticker covers somewhere. */
function coveredControls(): string[] {
  const sticker = document.querySelector<HTMLElement>('[aria-hidden][style*="--left"]');
  if (sticker === null) return ['no sticker'];
  Object.assign(sticker.style, {
    animation: 'none',
    transform: 'translateY(18%) rotate(7deg)',
    pointerEvents: 'auto',
  });
  const found = new Set<string>();
  for (let share = 0; share <= 1; share += 0.1) {
    sticker.style.setProperty('--left', `${share * 100}%`);
    sticker.scrollIntoView({ block: 'center' });
    const { left, top, right, bottom } = sticker.getBoundingClientRect();
    for (let x = left; x < right; x += 12)
      for (let y = top; y < bottom; y += 12) {
        const [front, ...behind] = document.elementsFromPoint(x, y);
        if (front === undefined || !sticker.contains(front)) continue;
        for (const element of behind)
          if (element.matches('button, a, input')) found.add(element.textContent ?? '');
      }
  }
  return [...found];
}

test('a visitor answers three questions before giving a name', async ({ page }) => {
  await page.goto('/welcome');
  const board = page.getByRole('region', { name: 'Try it now' });
  await expectFits(page, {
    visible: [
      board.getByRole('status'),
      board.getByRole('button', { name: 'More' }),
      board.getByRole('button', { name: 'Less' }),
      page.getByRole('heading', { level: 1 }),
    ],
    apart: [board, page.getByRole('heading', { level: 1 })],
  });
  await expectStickerBehind(page);
  await page.setViewportSize(PHONE);
  for (const number of [1, 2, 3]) {
    await expect(board.getByText(`Question ${number} of 3`)).toBeVisible();
    // The price is not in the page before the answer.
    await expect(board.getByText(/ gold$/)).toHaveCount(1);
    await board.getByRole('button', { name: 'More' }).click();
    await expect(board.getByRole('status')).toContainText(
      /^Question \d of 3(?:Right|Wrong): it costs [\d,]+ gold\./,
    );
    if (number < 3) await board.getByRole('button', { name: 'Next question' }).click();
  }
  await expect(board.getByRole('status')).toContainText(/\d of 3 right\.$/);
  const last = await board.getByRole('heading', { level: 2 }).last().textContent();
  await board.getByRole('button', { name: 'Take your first stone' }).click();
  await expect(page.getByRole('heading', { name: 'Your first stone waits for a name' })).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill('Taster');
  await page.getByRole('button', { name: 'Create Guest Account' }).click();
  await expect(page).toHaveURL(/\/moreLess\/game\/single/);
  await expect(page.getByRole('button', { name: /More/ })).toBeVisible();
  // Question four compares with the last item of the trial, and the stone is paid.
  await expect(
    page
      .getByRole('heading', { level: 2, name: last ?? '' })
      .or(page.getByRole('region', { name: last ?? '' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByText('10', { exact: true }).first()).toBeVisible();
});
