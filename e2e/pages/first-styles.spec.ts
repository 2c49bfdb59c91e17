import { isLaterScript } from '../support/built-file.ts';
import { seatGuest } from '../support/players.ts';
import { DESKTOP, expect, PHONE, test } from '../support/test.ts';

/** A connection's first window: ten packets. */
const FIRST_BYTES = 14_000;
const MEDIUM = { width: 1024, height: 800 };

/** Runs in the page: place and style of every element, once pictures that arrive change no height any more. */
async function stillLook(): Promise<readonly string[]> {
  const look = (): string[] =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = element.checkVisibility() ? getComputedStyle(element).cssText : '';
      return [element.getAttribute('class') ?? element.tagName, x, y, width, height, style].join(' ');
    });
  let earlier = look();
  for (let tries = 0, isStill = false; tries < 50 && !isStill; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    const again = look();
    isStill = again.join() === earlier.join();
    earlier = again;
  }
  return earlier;
}

for (const address of ['/', '/welcome']) {
  test(`${address} arrives with its first styles in one window of the connection`, async ({ request }) => {
    const reply = await request.get(address, { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });
    expect(await reply.text()).toContain('<style>');
    const headers = reply.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect(Number(reply.headers()['content-length']) + headers.join('').length).toBeLessThan(FIRST_BYTES);
  });

  for (const viewport of [DESKTOP, MEDIUM, PHONE])
    test(`the sheets that come later change nothing of ${address} at ${viewport.width} px`, async ({
      page,
      context,
      hub,
    }) => {
      if (address === '/') await seatGuest(context, hub.url, 'Kestrel');
      await page.setViewportSize(viewport);
      // Home is shown by the entry; no other script comes, and the sheets that it asks for only when told.
      await page.route(isLaterScript, () => undefined);
      let tell = () => {};
      const told = new Promise<void>((resolve) => {
        tell = resolve;
      });
      await page.route(/\/assets\/.*\.css$/, (route) => told.then(() => route.continue()));
      // Held sheets hold back the load event of home.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const sheets = page.locator('link[rel="stylesheet"]');
      await expect.poll(() => sheets.count()).toBeGreaterThan(2);
      const earlier = await page.evaluateHandle(stillLook);
      tell();
      const isThere = (links: readonly Element[]) => links.every((link) => (link as HTMLLinkElement).sheet);
      await expect.poll(() => sheets.evaluateAll(isThere)).toBe(true);
      // The app would do it when it replaces the markup of home.
      await sheets.evaluateAll((links) => {
        for (const link of links) (link as HTMLLinkElement).media = 'all';
      });
      const later = await page.evaluateHandle(stillLook);
      const [before, after] = await page.evaluate(
        ([one, other]) => [
          one.filter((text, index) => text !== other[index]),
          other.filter((text, index) => text !== one[index]),
        ],
        [earlier, later] as const,
      );
      expect(after).toEqual(before);
      expect(after).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
}
