import type { Page } from '@playwright/test';
import { isLaterScript, isScript } from '../support/built-file.ts';
import { seatGuest } from '../support/players.ts';
import { DESKTOP, expect, MOTION, PHONE, test } from '../support/test.ts';

/** Widths at which the menu has another form. */
const VIEWPORTS = [DESKTOP, { width: 1024, height: 800 }, PHONE];

/** Lets the page's requests with these addresses wait until the returned function is called. */
async function hold(page: Page, addresses: RegExp | ((address: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const markup = (page: Page) => page.locator('#root > [inert]');

/**
 * Places and sizes of what is visible, without what the app only knows once it runs, in the first frame in which the markup or
 * the app stands there. The page itself waits for that frame: a few seconds later the app moves its games on and says of held
 * calls that they take long.
 */
const boxes = (page: Page, of: 'markup' | 'app') =>
  page.evaluate(async (isOfMarkup) => {
    const hasMarkup = () => document.querySelector('#root > [inert]') !== null;
    while (hasMarkup() !== isOfMarkup) await new Promise(requestAnimationFrame);
    return [
      ...document.querySelectorAll(
        'h1, h1 bdi, h2, header, nav, main, section, aside, a, button, main img, ul, ol',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.closest('[href="#content"], dialog') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 15);
        return `${element.tagName} ${name}: ${[x, y, width, height].map(Math.round).join(' ')}`;
      });
  }, of === 'markup');

for (const viewport of VIEWPORTS) {
  test(`home is drawn before the app's scripts have come, and the app takes its place at ${viewport.width} px`, {
    tag: MOTION,
  }, async ({ page, context, hub }) => {
    await page.setViewportSize(viewport);
    await seatGuest(context, hub.url, 'Kestrel');
    const releaseScripts = await hold(page, isLaterScript);
    const releaseData = await hold(page, /\/api\//);
    await page.goto('/');
    await expect(markup(page).getByText('Welcome, Kestrel')).toBeVisible();
    await expect(
      markup(page).getByRole('main', { includeHidden: true }).getByText('Champion Rift'),
    ).toBeInViewport();
    // No control of it can be reached.
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(page, 'markup');
    expect(before.length).toBeGreaterThan(20);

    const after = boxes(page, 'app');
    releaseScripts();
    expect(await after).toEqual(before);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Kestrel' })).toBeVisible();
    releaseData();
    await expect(page.getByText(/new rifts opened today/)).toBeVisible();
  });
}

interface Seen {
  /** Sum of layout shifts. */
  readonly shift: number;
  /** What the frames since the first paint of contents showed: number of headings, and whose. */
  readonly frames: readonly string[];
}

/**
 * Watches every frame of the pages that are opened from now on. The browser reports the first paint later than the contents
 * are found in the page, so the frames are to be waited for.
 */
async function watchFrames(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen = { shift: 0, frames: new Set<string>() };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const shown = [...document.querySelectorAll('#root h1')].filter((heading) => heading.checkVisibility());
      const isDrawn = performance.getEntriesByName('first-contentful-paint').length > 0;
      if (isDrawn) seen.frames.add(`${shown.length} ${shown[0]?.closest('[inert]') ? 'static' : 'app'}`);
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => {
      const { shift, frames } = Reflect.get(window, 'seen') as { shift: number; frames: Set<string> };
      return { shift, frames: [...frames] };
    });
}

test('no frame is empty and nothing moves while the app comes; a browser that has the scripts shows it at once', {
  tag: MOTION,
}, async ({ page, context, hub }) => {
  await seatGuest(context, hub.url, 'Kestrel');
  const seen = await watchFrames(page);
  const expectFrames = async (expected: readonly string[]) => {
    await expect(page.getByText(/new rifts opened today/)).toBeVisible();
    await expect.poll(async () => (await seen()).frames).toContain('1 app');
    const { shift, frames } = await seen();
    expect(frames).toEqual(expected);
    expect(shift).toBeLessThanOrEqual(0.02);
  };

  // A quick machine may have the scripts before the first paint.
  const releaseScripts = await hold(page, isLaterScript);
  await page.goto('/');
  await expect.poll(async () => (await seen()).frames).toEqual(['1 static']);
  releaseScripts();
  await expectFrames(['1 static', '1 app']);

  await page.unroute(isLaterScript);
  await page.goto('/');
  await expectFrames(['1 app']);
});

test('a visitor without a token never sees home', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('#root > [inert]')?.checkVisibility()) sessionStorage.setItem('seen', '1');
      requestAnimationFrame(look);
    };
    look();
  });
  const releaseEntry = await hold(page, isScript('index'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(markup(page)).toBeAttached();
  await expect(markup(page)).toBeHidden();
  releaseEntry();
  await expect(page).toHaveURL(/\/welcome$/);
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
});

test('what was scrolled before the app has come stays where it is', async ({ page, context, hub }) => {
  await page.setViewportSize(PHONE);
  await seatGuest(context, hub.url, 'Kestrel');
  const release = await hold(page, isLaterScript);
  await page.goto('/');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

for (const [part, address] of [
  ['the app', isScript('app')],
  ['the page', isScript('home-page')],
] as const) {
  test(`without the script of ${part} the static markup does not stay`, async ({
    page,
    context,
    hub,
    complaints,
  }) => {
    await seatGuest(context, hub.url, 'Kestrel');
    let refused = 0;
    await page.route(address, (route) => {
      refused += 1;
      return route.abort();
    });
    await page.goto('/');
    // The page reloads itself once.
    await expect.poll(() => refused).toBeGreaterThan(1);
    await expect(markup(page)).toHaveCount(0);
    if (part === 'the page') await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(
      complaints.filter((text) => !/ERR_FAILED|dynamically imported module|CodeLoadError/.test(text)),
    ).toEqual([]);
    complaints.length = 0;
  });
}
