import { expectNothingCollides, LAPTOPS } from '../support/collisions.ts';
import { PSEUDO } from '../support/pseudo-language.ts';
import { CASTS } from '../support/scenes.ts';
import { DESKTOP, PHONE, test } from '../support/test.ts';
import { closeTwins, openTwins, type Twin, walk } from '../support/twins.ts';

const HOUR_MS = 3_600_000;
/** What depended on the clock of the device would differ between the first two; the pictures show the words under the right one. */
const KINDS = [
  { deviceOffMs: -2 * HOUR_MS },
  { deviceOffMs: 24 * HOUR_MS, isTranslated: true },
  { isBare: true },
];
/** Windows for words of other languages: a laptop and a phone sideways, beside the pictured sizes. */
const WINDOWS = [DESKTOP, ...LAPTOPS.slice(-1), { width: 844, height: 390 }, PHONE];
/** The administration is in English. */
const isHost = (who: string) => who.startsWith('a host');

for (const [who, cast] of Object.entries(CASTS))
  test(`the pages of ${who} say the same under wrong clocks and in translation, work without decorations, and fit words that are longer`, async ({
    browser,
    hub,
  }) => {
    test.slow();
    const kinds = isHost(who) ? KINDS : [...KINDS, { language: PSEUDO } as const];
    const twins = await openTwins(browser, hub, cast, kinds);
    const { page } = twins.at(-1) as Twin;
    await walk(twins, cast.scenes, async () => {
      if (!isHost(who)) await expectNothingCollides(page, [DESKTOP, PHONE]);
    });
    await closeTwins(twins);
  });

for (const language of ['de_DE', 'ru_RU', 'ar_AE', 'th_TH', 'ja_JP'] as const)
  test(`the pages of all players fit the words of ${language}`, { tag: '@long' }, async ({
    browser,
    hub,
  }) => {
    test.slow();
    for (const [who, cast] of Object.entries(CASTS)) {
      if (isHost(who)) continue;
      const twins = await openTwins(browser, hub, cast, [{}, { language }]);
      const { page } = twins.at(-1) as Twin;
      await walk(twins, cast.scenes, () => expectNothingCollides(page, WINDOWS));
      await closeTwins(twins);
    }
  });
