import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { whilePainted } from './paint.ts';
import { expect } from './test.ts';

/**
 * Options of axe's check of contrast: its own, but glows and patterns of pseudo-elements, which lie behind whole pages, do not
 * leave every text unchecked.
 */
const CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.1,
  textStrokeEmMin: 0.03,
} as const;

/** The rules as axe has them, which its types do not show. Every finding of a rule has the rule's impact. */
const { rules } = Reflect.get(axe, '_audit') as {
  readonly rules: readonly { readonly id: string; readonly impact: string }[];
};
/** Rules whose findings are not serious: they need not run. */
const HARMLESS = rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => id);

/** Expects that axe finds no serious fault once the page is still. Restores the page. */
export async function expectNothingSerious(page: Page): Promise<void> {
  const violations = await whilePainted(page, async () => {
    await untilStill(page);
    // Once for each page: the script is half a megabyte.
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
    return page.evaluate(runAxe, { contrast: CONTRAST, harmless: HARMLESS });
  });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any: [reason] }) => `${id}: ${html} ${reason?.message ?? ''}`),
    ),
  ).toEqual([]);
}

/** Waits for the end of all finite animations, which change the contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
}

interface Checked {
  readonly contrast: typeof CONTRAST;
  /** Rules that do not run. */
  readonly harmless: readonly string[];
}

/** Runs in the page. Gives gradients, before which axe checks no text, the one of their colours that suits the text worst. */
async function runAxe({ contrast, harmless }: Checked): Promise<axe.Result[]> {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

  /** The colour of a text of CSS, 0 to 255. */
  function colourOf(text: string): Colour {
    if (canvas === null) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  function over(upper: Colour, lower: Colour): Colour {
    const alpha = upper[3] + lower[3] * (1 - upper[3]);
    const mix = (at: 0 | 1 | 2): number =>
      alpha === 0 ? 0 : (upper[at] * upper[3] + lower[at] * lower[3] * (1 - upper[3])) / alpha;
    return [mix(0), mix(1), mix(2), alpha];
  }

  const lightness = ([red, green, blue]: Colour): number => 0.21 * red + 0.72 * green + 0.07 * blue;

  const { scrollX: left, scrollY: top } = globalThis;
  // All are read before the first is changed: a change between two reads costs the styles of the whole page.
  const grounds: (readonly [element: HTMLElement, ground: string])[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    const { backgroundImage, backgroundColor, backgroundClip, color } = getComputedStyle(element);
    if (!backgroundImage.includes('gradient') || backgroundClip === 'text') continue;
    const stops = backgroundImage.match(/(?:rgba?|hsla?|oklch|oklab|lch|lab|color)\([^()]*\)/g) ?? [];
    const base = colourOf(backgroundColor);
    const ground = stops.map((stop) => over(colourOf(stop), base));
    const text = lightness(colourOf(color));
    const distance = (one: Colour): number => Math.abs(lightness(over(one, [0, 0, 0, 1])) - text);
    const [worst] = ground.toSorted((one, other) => distance(one) - distance(other));
    if (worst !== undefined) grounds.push([element, `rgba(${worst.join(', ')})`]);
  }
  const changed = grounds.map(([element]) => [element, element.getAttribute('style')] as const);
  for (const [element, ground] of grounds) {
    element.style.setProperty('transition', 'none', 'important');
    element.style.setProperty('background', ground, 'important');
  }
  try {
    const inPage = (globalThis as unknown as { readonly axe: typeof axe }).axe;
    inPage.configure({ checks: [{ id: 'color-contrast', options: contrast }] });
    // Without lists of what passed it takes a third of the time.
    const rules = Object.fromEntries(harmless.map((id) => [id, { enabled: false }]));
    return (await inPage.run({ resultTypes: ['violations'], rules })).violations;
  } finally {
    // It scrolls to what it looks at.
    scrollTo({ left, top, behavior: 'instant' });
    for (const [element, style] of changed) {
      if (style === null) element.removeAttribute('style');
      else element.style.cssText = style;
    }
  }
}
