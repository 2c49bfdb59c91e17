import { CASTS } from '../support/scenes.ts';
import { test } from '../support/test.ts';
import { closeTwins, openTwins, walk } from '../support/twins.ts';

const HOUR_MS = 3_600_000;
/** The first one is as it should be. */
const KINDS = [
  {},
  { deviceOffMs: -2 * HOUR_MS },
  { deviceOffMs: 24 * HOUR_MS, isTranslated: true },
  { isBare: true },
];

for (const [who, cast] of Object.entries(CASTS))
  test(`the pages of ${who} say the same under wrong clocks and in translation, and work without decorations`, async ({
    browser,
    hub,
  }) => {
    test.slow();
    const twins = await openTwins(browser, hub, cast, KINDS);
    await walk(twins, cast.scenes);
    await closeTwins(twins);
  });
