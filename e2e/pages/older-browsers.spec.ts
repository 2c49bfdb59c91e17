import { Stage } from '../support/stage.ts';
import { replyUsed } from '../support/staged-calls.ts';
import { expect, test } from '../support/test.ts';

/** Interfaces that browsers learned last, of those that pages, their libraries or a later change may use. */
const NEWEST = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.prototype.toSorted',
  'Array.prototype.findLast',
  'Array.prototype.toReversed',
  'Element.prototype.checkVisibility',
  'HTMLElement.prototype.showPopover',
  'Intl.Segmenter',
  'crypto.randomUUID',
  'structuredClone',
  'requestIdleCallback',
  'navigator.locks',
  'Promise.withResolvers',
  'URL.canParse',
  'Document.prototype.startViewTransition',
  'Set.prototype.union',
  'ClipboardItem',
  'createImageBitmap',
  'scheduler',
];
/** Those that every browser of the last three years has. */
const OF_OLD_BROWSERS: ReadonlySet<string> = new Set([
  'AbortSignal.timeout',
  'Array.prototype.toSorted',
  'Array.prototype.findLast',
  'Array.prototype.toReversed',
]);
const TOO_OLD = /This browser is too old for Riftlight/;

const KEPT = NEWEST.filter((name) => !OF_OLD_BROWSERS.has(name));
/** Half of them at a time, so that for any two of them there is a page with the one and without the other. */
const HALVES = [1, 2, 4, 8].flatMap((bit) =>
  [0, bit].map((side) => KEPT.filter((_, place) => (place & bit) === side)),
);

test('without some of the newest interfaces pages work, or say that the browser is too old', async ({
  context,
  hub,
  complaints,
}) => {
  expect(KEPT.length).toBeLessThanOrEqual(16);
  for (const names of [...HALVES, ...[...OF_OLD_BROWSERS].map((name) => [name])])
    await test.step(names.join(', '), async () => {
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(`${names.join(', ')}: ${error.message}`));
      await page.addInitScript(remove, names);
      replyUsed(await Stage.on(page));
      await page.goto(hub.url);
      if (names.some((name) => OF_OLD_BROWSERS.has(name)))
        await expect(page.getByText(TOO_OLD)).toBeVisible();
      else {
        await expect(page.getByRole('heading', { level: 1, name: /Kestrel/ })).toBeVisible();
        await page
          .getByRole('region', { name: 'Games' })
          .getByRole('link', { name: /More or Less/ })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: 'More or Less' })).toBeVisible();
      }
      await page.close();
    });
});

test('a browser that is too old says so', async ({ context, hub }) => {
  const page = await context.newPage();
  await page.addInitScript(remove, ['ResizeObserver']);
  await page.goto(`${hub.url}/welcome`);
  await expect(page.getByText(TOO_OLD)).toBeVisible();
  // One that cannot read the scripts at all.
  const older = await context.newPage();
  await older.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const a = ;' }),
  );
  await older.goto(`${hub.url}/welcome`);
  await expect(older.getByText(TOO_OLD)).toBeVisible();
});

/** Runs in the page: deletes these members, wherever they are defined. */
function remove(names: readonly string[]): void {
  for (const name of names) {
    const path = name.split('.');
    const member = path.pop() ?? '';
    let owner = path.reduce<unknown>((at, part) => Reflect.get(at as object, part), globalThis);
    for (; owner instanceof Object; owner = Object.getPrototypeOf(owner))
      Reflect.deleteProperty(owner, member);
  }
}
