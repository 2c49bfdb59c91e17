import type { Locator, Page, ViewportSize } from '@playwright/test';
import { expectHealthy } from './inspect.ts';
import { expect } from './test.ts';

/**
 * Opens a dialog of this name with the keyboard, and expects that it is accessible at these sizes, that Tab stays in it both
 * ways, and that Escape gives the focus back to the control or to `heir`, which is there afterwards.
 */
export async function expectDialog(
  page: Page,
  control: Locator,
  name: string,
  { sizes = [], heir = control }: { readonly sizes?: readonly ViewportSize[]; readonly heir?: Locator } = {},
): Promise<void> {
  await control.focus();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name });
  await expect(shown).toBeVisible();
  await expect(shown.locator(':focus')).toHaveCount(1);
  await expectHealthy(page, sizes);
  const seen = await page.evaluateHandle(watchFocus);
  const steps = 2 + (await shown.locator('a, button, input, select, textarea, summary, [tabindex]').count());
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(key);
  const { inside, outside } = await seen.jsonValue();
  expect(outside).toEqual([]);
  expect(inside).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(heir).toBeFocused();
}

/** Runs in the page: counts from now on what gets the focus in the open dialog, and lists what gets it outside. */
function watchFocus(): { inside: number; readonly outside: string[] } {
  const seen = { inside: 0, outside: [] as string[] };
  addEventListener('focusin', ({ target }) => {
    // The dialog that closes may give the focus to anything.
    if (!(target instanceof Element) || document.querySelector('dialog[open]') === null) return;
    if (target.closest('dialog[open]') === null) seen.outside.push(target.outerHTML.slice(0, 200));
    else seen.inside += 1;
  });
  return seen;
}
