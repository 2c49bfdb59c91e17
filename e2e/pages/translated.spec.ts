import { isScript } from '../support/built-file.ts';
import { CASTS } from '../support/scenes.ts';
import { json, Stage } from '../support/stage.ts';
import { replyUsed } from '../support/staged-calls.ts';
import { expect, test } from '../support/test.ts';
import { translateAsBrowsersDo } from '../support/translator.ts';
import { closeTwins, openTwins, pressAll, showScene, take } from '../support/twins.ts';

const KINDS = [{}, { isTranslated: true }];

for (const [who, cast] of Object.entries(CASTS))
  test(`every press on a page of ${who} does the same while the browser translates it`, {
    tag: '@long',
  }, async ({ browser, hub }) => {
    test.slow();
    const twins = await openTwins(browser, hub, cast, KINDS);
    const pressed = new Set<string>();
    for (const scene of cast.scenes)
      for (const [at] of [undefined, ...(scene.next ?? [])].entries())
        await test.step(`${scene.path}, step ${at}`, async () => {
          const show = async () => {
            await showScene(twins, { ...scene, isLoaded: true });
            for (const step of scene.next?.slice(0, at) ?? []) await take(twins, step);
          };
          await show();
          await pressAll(twins, pressed, `${scene.path} ${at}`, show);
        });
    await closeTwins(twins);
  });

test('a page whose code does not come says so while the browser translates it, and tries again', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(translateAsBrowsersDo);
  const stage = await Stage.on(page);
  replyUsed(stage);
  stage.serve(
    ({ pathname }) => pathname === '/api/health',
    () => json({}),
  );
  await page.route(isScript('shop-page'), (route) => route.abort('blockedbyclient'));
  await page.goto('/shop');
  await expect(page.getByText('This page stumbled')).toBeVisible();
  await page.route(isScript('shop-page'), (route) => route.continue());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  expect(complaints.filter((text) => !/ERR_BLOCKED|CodeLoadError|dynamically imported/.test(text))).toEqual(
    [],
  );
  complaints.length = 0;
});
