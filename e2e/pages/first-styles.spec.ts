import { seatGuest } from '../support/players.ts';
import { DESKTOP, expect, PHONE, test } from '../support/test.ts';

/** A connection's first window: ten packets. */
const FIRST_BYTES = 14_000;
const MEDIUM = { width: 1024, height: 800 };

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
      // Home is shown by the entry; no other script comes.
      await page.route(/\/assets\/(?!index-).*\.js$/, () => undefined);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const { before, after } = await page.evaluate(async () => {
        const look = () =>
          [...document.querySelectorAll('body, body *')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const style = getComputedStyle(element);
            const values = element.checkVisibility()
              ? [...style]
                  .filter((name) => !name.startsWith('--'))
                  .map((name) => style.getPropertyValue(name))
              : [];
            return [element.getAttribute('class') ?? element.tagName, x, y, width, height, ...values].join(
              ' ',
            );
          });
        // Pictures that arrive meanwhile change heights as well.
        let earlier = look();
        for (let tries = 0, isStill = false; tries < 50 && !isStill; tries += 1) {
          await new Promise((resolve) => setTimeout(resolve, 150));
          const again = look();
          isStill = again.join() === earlier.join();
          earlier = again;
        }
        const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[as="style"]')].map(
          ({ href }) =>
            new Promise((resolve) => {
              const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
              link.addEventListener('load', resolve);
              document.head.append(link);
            }),
        );
        await Promise.all(sheets);
        const later = look();
        return {
          before: earlier.filter((text, index) => text !== later[index]),
          after: later.filter((text, index) => text !== earlier[index]),
        };
      });
      expect(after).toEqual(before);
      expect(after).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
}
