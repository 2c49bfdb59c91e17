import type { Page } from '@playwright/test';
import { expectNothingSerious } from '../support/axe.ts';
import { hiddenFocus } from '../support/focus.ts';
import { expectNoSidewaysScroll, foreignRequests, layoutShift } from '../support/inspect.ts';
import { paintUnseen } from '../support/measure.ts';
import { PICTURED, walkRoutes } from '../support/routes.ts';
import { expect, test, untilComplete } from '../support/test.ts';

// On a phone, where everything moves, they are opened while the content network never answers: see requests.spec.ts.
test('every route is accessible, still and in its frame, and sends requests only to this server before consent', async ({
  page,
  context,
  hub,
}) => {
  const foreign = foreignRequests(context, hub.url);
  await paintUnseen(page);
  await walkRoutes(page, hub.url, async (path) => {
    await untilComplete(page);
    await expectNoSidewaysScroll(page);
    expect(await layoutShift(page)).toBeLessThan(0.05);
    expect(await movingParts(page)).toEqual([]);
    expect(await hiddenFocus(page)).toEqual([]);
    if (!PICTURED.has(path)) await expectNothingSerious(page);
  });
  expect(foreign).toEqual([]);
});

const GLOW = 'main::before { content: ""; position: fixed; inset: 0; background: #123; }';
/** Pages with a fault that the check must find. */
const FAULTS = {
  'text that is hard to read in front of a glow': `${GLOW} p { color: #333; background: #111; }`,
  'text that is hard to read on a gradient': `${GLOW} p { color: #999; background: linear-gradient(#000, #fff8); }`,
  'a button without a name': `${GLOW} button { width: 40px; height: 40px; }`,
} as const;

test('the check finds text that is hard to read, and a button without a name', async ({ page }) => {
  const content = (css: string, label = 'Go'): string =>
    `<html lang="en"><title>A page</title><style>${css}</style><main><h1>A page</h1><p>Words</p><button>${label}</button></main>`;
  await page.setContent(content(`${GLOW} p { color: #fff; background: #111; }`));
  await expectNothingSerious(page);
  for (const [name, style] of Object.entries(FAULTS)) {
    await page.setContent(content(style, name.includes('button') ? '' : 'Go'));
    await expect(expectNothingSerious(page), name).rejects.toThrow();
  }
});

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
