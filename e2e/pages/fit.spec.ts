import { expect, test } from '@playwright/test';
import { expectNothingCollides } from '../support/collisions.ts';
import { expectFills, expectFits } from '../support/fit.ts';

const PAGE = `<style>body { margin: 0; } button, div { position: absolute; width: 200px; height: 40px; }
    #answer { left: 0; bottom: 0; } #leave { right: 0; top: 0; } div { display: none; }</style>
  <button id="answer">Answer</button><button id="leave">Leave</button><div></div>`;

/** Changes to the page that the measure must find. */
const FAULTS = {
  'below the fold': '#answer { bottom: auto; top: 1100px; }',
  'outside of a clipping parent':
    'body { position: relative; overflow: hidden; height: 20px; } #leave { top: 300px; }',
  covered: 'div { display: block; right: 0; top: 0; }',
  overlapping: '#leave { right: auto; left: 100px; top: auto; bottom: 20px; }',
  'with a broken word': '#leave { width: 30px; overflow-wrap: anywhere; height: auto; }',
  'with its text cut': '#leave { width: 20px; padding: 0; overflow: hidden; white-space: nowrap; }',
} as const;

test('expectFits finds a control that is out of view, covered, overlapping, broken or cut', async ({
  page,
}) => {
  const answer = page.getByRole('button', { name: 'Answer' });
  const leave = page.getByRole('button', { name: 'Leave' });
  const fit = { visible: [answer, leave], apart: [answer, leave] };
  await page.setContent(PAGE);
  await expectFits(page, fit);
  const faulty = { ...fit, sizes: [{ width: 390, height: 844 }], settleMs: 500 };
  for (const [name, css] of Object.entries(FAULTS)) {
    await page.setContent(PAGE);
    await page.addStyleTag({ content: css });
    await expect(expectFits(page, faulty), name).rejects.toThrow();
  }
});

const HYPHENATED =
  '<button style="position: absolute; left: 40px; bottom: 40px; padding: 0">Маги\u00adческий</button>';

test('expectFits lets a word break at its soft hyphen, also when tilted, and finds one that breaks within a part', async ({
  page,
}) => {
  await page.setContent(HYPHENATED);
  const button = page.getByRole('button');
  const fit = { visible: [button], sizes: [{ width: 390, height: 844 }] };
  await page.addStyleTag({
    content: 'button { overflow-wrap: anywhere; font: 16px sans-serif; width: 80px; }',
  });
  const height = async () => (await button.boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThan(32);
  await expectFits(page, fit);
  await page.addStyleTag({ content: 'button { rotate: -5deg; }' });
  await expectFits(page, fit);
  await page.addStyleTag({ content: 'button { width: 40px; }' });
  await expect(expectFits(page, { ...fit, settleMs: 500 })).rejects.toThrow('is broken');
});

const LIST = `<style>main { display: grid; } ul { overflow-y: auto; max-height: 90px; margin: 0; padding: 0; }
    li { min-height: 40px; } span { position: relative; } p { width: 300px; }</style>
  <main><ul><li>Fenn</li><li>Isla</li><li>Tarn</li></ul><button>Answer</button><a href="/">Leave</a>
  <p>A long sentence about <span>bots</span></p></main>`;

/** Changes to the list that the check must find, and what it says of each. */
const COLLISIONS = {
  'ul { max-height: 20px; }': 'is collapsed to 20 of 40 px',
  'ul { height: 0; padding-bottom: 36px; }': 'is collapsed to 36 of 40 px',
  'a { margin-top: -14px; width: 90px; }': 'lies on a ',
  'span { left: -60px; }': 'lies on span ',
  'button { width: 20px; padding: 0; overflow: hidden; white-space: nowrap; }': 'is cut',
  'p { width: 40px; overflow-wrap: anywhere; }': 'is broken',
} as const;

test('expectNothingCollides finds collapsed lists, cut texts, and what lies on something else', async ({
  page,
}) => {
  const sizes = [{ width: 1280, height: 720 }];
  for (const [css, problem] of Object.entries(COLLISIONS)) {
    await page.setContent(LIST);
    await expectNothingCollides(page, sizes);
    await page.addStyleTag({ content: css });
    await expect(expectNothingCollides(page, sizes, 200), css).rejects.toThrow(problem);
  }
});

test('expectFills finds a window that is half empty', async ({ page }) => {
  await page.setContent('<main><button style="position: fixed; inset: 2%">Play</button></main>');
  await expectFills(page);
  await page.setContent('<main><button style="position: fixed; inset: 2% 2% 50%">Play</button></main>');
  await expect(expectFills(page, 500)).rejects.toThrow('the lower row is');
});
