import type { BrowserContext, Page } from '@playwright/test';

/** What costs most of the time of painting and moves nothing: pictures, gradients and shadows. */
const PLAIN = `
  *, *::before, *::after { background-image: none !important; box-shadow: none !important; text-shadow: none !important; }
  img { object-fit: none !important; object-position: -9999px !important; }
`;

/** Whether the tests in this file check no pictures or colours. Painting their pages plainly saves a third of the processor time. */
export const isUnseen = (file: string): boolean =>
  /\/journeys\/|\/journey\.spec\.ts$|\/pages\/(?:silence|requests|language|translated)\./.test(file);

/** Has all pages of the context painted without decorations. Their layout stays the same. */
export const paintPlainly = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, PLAIN);

/** Has the page painted in full again, before its colours are checked. */
export const paintFully = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
