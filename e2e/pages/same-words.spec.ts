import { CASTS } from '../support/scenes.ts';
import { test } from '../support/test.ts';
import { closeTwins, openTwins, showScene, take } from '../support/twins.ts';

const HOUR_MS = 3_600_000;
/** The first one is as it should be. */
const KINDS = [
  {},
  { deviceOffMs: 2 * HOUR_MS },
  { deviceOffMs: -2 * HOUR_MS },
  { deviceOffMs: 24 * HOUR_MS },
  { isTranslated: true },
];

for (const [who, cast] of Object.entries(CASTS))
  test(`the pages of ${who} say the same under wrong clocks and in translation`, async ({ browser, hub }) => {
    test.slow();
    const twins = await openTwins(browser, hub, cast, KINDS);
    for (const scene of cast.scenes)
      await test.step(scene.path, async () => {
        await showScene(twins, scene);
        for (const step of scene.next ?? []) await take(twins, step);
      });
    await closeTwins(twins);
  });
