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

test('without one of the newest interfaces pages work, or say that the browser is too old', async ({
  context,
  hub,
  complaints,
}) => {
  test.slow();
  for (const name of NEWEST)
    await test.step(name, async () => {
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
      await page.addInitScript(remove, name);
      replyUsed(await Stage.on(page));
      for (const [path, heading] of [
        ['/', /Kestrel/],
        ['/moreLess', 'More or Less'],
      ] as const) {
        await page.goto(`${hub.url}${path}`);
        const shown = page.getByRole('heading', { level: 1, name: heading });
        await expect(OF_OLD_BROWSERS.has(name) ? page.getByText(TOO_OLD) : shown).toBeVisible();
      }
      await page.close();
    });
});

test('a browser that is too old says so', async ({ context, hub }) => {
  const page = await context.newPage();
  await page.addInitScript(remove, 'ResizeObserver');
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

/** Runs in the page: deletes a member, wherever it is defined. */
function remove(name: string): void {
  const path = name.split('.');
  const member = path.pop() ?? '';
  let owner = path.reduce<unknown>((at, part) => Reflect.get(at as object, part), globalThis);
  for (; owner instanceof Object; owner = Object.getPrototypeOf(owner)) Reflect.deleteProperty(owner, member);
}
