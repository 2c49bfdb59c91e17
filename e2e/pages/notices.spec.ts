import type { Locator, Page } from '@playwright/test';
import { answerField } from '../support/chain-of-legends.ts';
import { guessField } from '../support/cooldown-clash.ts';
import { expectFits } from '../support/fit.ts';
import { CASTS } from '../support/scenes.ts';
import { expect, PHONE, test } from '../support/test.ts';
import { closeTwins, openTwins, type Twin, walk } from '../support/twins.ts';

/** An upright tablet and a phone on both sides: where the words of a notice take most of the window. */
const SIZES = [{ width: 768, height: 1024 }, { width: 844, height: 390 }, PHONE];

/** What a player answers with, and must read meanwhile, by the page of the game. */
const IN_PLAY: Readonly<Record<string, (page: Page) => readonly Locator[]>> = {
  '/moreLess/game/single': (page) => [
    page.getByRole('button', { name: 'More' }),
    page.getByText('to Silver', { exact: false }),
  ],
  '/riftGuesser/game, step 1': (page) => [page.getByRole('button', { name: 'LOCK IN' })],
  '/chainOfLegends/game/ABC234': (page) => [answerField(page)],
  '/cooldownGuesser/game/ABC234': (page) => [guessField(page)],
};

for (const [who, cast] of Object.entries(CASTS)) {
  const scenes = cast.scenes.filter(({ path }) =>
    Object.keys(IN_PLAY).some((state) => state.split(',')[0] === path),
  );
  if (scenes.length === 0) continue;
  test(`games of ${who} fit below a notice of the host`, async ({ browser, hub }) => {
    const twins = await openTwins(browser, hub, cast, [{}]);
    const { page } = twins[0] as Twin;
    let looks = 0;
    await walk(twins, scenes, async (state) => {
      const visible = IN_PLAY[state]?.(page);
      if (visible === undefined) return;
      looks += 1;
      await expectFits(page, { visible: [page.getByLabel('Notice of the host'), ...visible], sizes: SIZES });
    });
    expect(looks, 'each game is looked at in play').toBe(scenes.length);
    await closeTwins(twins);
  });
}
