import type { BrowserContext, Page } from '@playwright/test';
import { expectNothingSerious } from '../support/axe.ts';
import { hiddenOnTheWay } from '../support/focus.ts';
import { expectNoSidewaysScroll, foreignRequests, layoutShift } from '../support/inspect.ts';
import { seatGuest } from '../support/players.ts';
import { OPEN_ROUTES, openRoute, PICTURED } from '../support/routes.ts';
import { DESKTOP, expect, MOTION, PHONE, test, untilComplete } from '../support/test.ts';

/** All routes, one after the other. */
const WALK_MS = 300_000;

for (const [size, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    // The phone moves; the desktop stands still for those who asked for it.
    test('every route is accessible, still and in its frame, and sends requests only to this server before consent', {
      tag: size === 'phone' ? MOTION : [],
    }, async ({ page, context, hub }) => {
      test.setTimeout(WALK_MS);
      const foreign = foreignRequests(context, hub.url);
      await walk(page, context, hub.url, async (path) => {
        await untilComplete(page);
        await expectNoSidewaysScroll(page);
        expect(await layoutShift(page)).toBeLessThan(0.05);
        if (!PICTURED.has(path)) await expectNothingSerious(page);
        if (size === 'phone') return;
        expect(await movingParts(page)).toEqual([]);
        expect(await hiddenOnTheWay(page)).toEqual([]);
      });
      expect(foreign).toEqual([]);
    });
  });
}

const GLOW = 'main::before { content: ""; position: fixed; inset: 0; background: #123; }';
/** Pages with a fault that the check must find. */
const FAULTS = {
  'text that is hard to read in front of a glow': `${GLOW} p { color: #333; background: #111; }`,
  'text that is hard to read on a gradient': `${GLOW} p { color: #999; background: linear-gradient(#000, #fff8); }`,
  'a button without a name': `${GLOW} button { width: 40px; height: 40px; }`,
} as const;

for (const [name, style] of Object.entries(FAULTS)) {
  test(`the check finds ${name}`, async ({ page }) => {
    const content = (css: string, label: string): string =>
      `<html lang="en"><title>A page</title><style>${css}</style><main><h1>A page</h1><p>Words</p><button>${label}</button></main>`;
    await page.setContent(content(`${GLOW} p { color: #fff; background: #111; }`, 'Go'));
    await expectNothingSerious(page);
    await page.setContent(content(style, name.includes('button') ? '' : 'Go'));
    await expect(expectNothingSerious(page)).rejects.toThrow();
  });
}

/** Opens every route, first as a visitor, then as a player, and names the one that fails. */
async function walk(
  page: Page,
  context: BrowserContext,
  url: string,
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const isForPlayers of [false, true]) {
    if (isForPlayers) await seatGuest(context, url, 'Kestrel');
    for (const route of OPEN_ROUTES.filter((one) => one.isForPlayers === isForPlayers))
      await test.step(route.path, async () => {
        await openRoute(page, route);
        await look(route.path);
      });
  }
}

/** Animations that run although the visitor asked for none. The spinner may step. */
const movingParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1,
      )
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
  );
