import { expect, type Locator, type Page, type ViewportSize } from '@playwright/test';

/** Windows that every game must fit: laptops with and without browser bars, tablets, phones upright and sideways. */
export const SIZES: readonly ViewportSize[] = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1366, height: 633 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

/** A layout that moves (a drawer, a drop) may take this long to settle at a new size. */
const SETTLE_MS = 15_000;

interface Fit {
  /** Must lie inside the visible part without scrolling and without being covered: control, clock, result. */
  readonly visible: readonly Locator[];
  /** Must not overlap each other. */
  readonly apart?: readonly Locator[];
  readonly sizes?: readonly ViewportSize[];
  readonly settleMs?: number;
}

/**
 * Asserts, in the present state of the page and at each size, that the elements are in view, that none overlaps that
 * should not, and that none of their text is cut. Measures boxes; compares no pictures. Restores the size.
 */
export async function expectFits(
  page: Page,
  { visible, apart = [], sizes = SIZES, settleMs = SETTLE_MS }: Fit,
): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .poll(() => problems(visible, apart), {
        message: `at ${size.width}x${size.height}`,
        timeout: settleMs,
        intervals: [50, 100, 200],
      })
      .toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

async function problems(visible: readonly Locator[], apart: readonly Locator[]): Promise<string[]> {
  const found: string[] = [];
  for (const locator of [...visible, ...apart]) found.push(...(await locator.evaluate(cutTexts)));
  for (const locator of visible) found.push(...(await locator.evaluate(outOfView)));
  const boxes = await Promise.all(
    apart.map(async (locator) => ({ locator, box: await locator.boundingBox() })),
  );
  for (const [index, { locator, box }] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (box === null || other.box === null) continue;
      const wide = Math.min(box.x + box.width, other.box.x + other.box.width) - Math.max(box.x, other.box.x);
      const high =
        Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y);
      if (wide > 1 && high > 1) found.push(`${String(locator)} overlaps ${String(other.locator)}`);
    }
  }
  return found;
}

/** Runs in the page: names the element when a part of it is outside of the window, clipped or covered. */
function outOfView(element: Element): string[] {
  const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}"`;
  const box = element.getBoundingClientRect();
  const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent === document.body || parent === document.documentElement) break;
    const { overflowX, overflowY } = getComputedStyle(parent);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const clip = parent.getBoundingClientRect();
    frame.left = Math.max(frame.left, clip.left);
    frame.top = Math.max(frame.top, clip.top);
    frame.right = Math.min(frame.right, clip.right);
    frame.bottom = Math.min(frame.bottom, clip.bottom);
  }
  if (box.width === 0 || box.height === 0) return [`${name} has no size`];
  const isInside =
    box.left >= frame.left - 1 &&
    box.top >= frame.top - 1 &&
    box.right <= frame.right + 1 &&
    box.bottom <= frame.bottom + 1;
  if (!isInside) {
    const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(', ');
    return [`${name} at ${at} is outside of the visible part`];
  }
  if (getComputedStyle(element).pointerEvents === 'none') return [];
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const isCovered = top !== null && !element.contains(top) && !top.contains(element);
  return isCovered ? [`${name} is covered by ${top.tagName.toLowerCase()}.${top.className}`] : [];
}

/** Runs in the page: texts of the element that do not fit the box that clips them. */
function cutTexts(element: Element): string[] {
  const found: string[] = [];
  for (const part of [element, ...element.querySelectorAll('*')]) {
    const ownText = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    // Texts for screen readers only are one pixel large.
    if (!ownText || part.clientWidth <= 1) continue;
    const { overflowX, overflowY } = getComputedStyle(part);
    const isCut =
      (overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1) ||
      (/^(?:hidden|clip)$/.test(overflowY) && part.scrollHeight > part.clientHeight + 2);
    if (isCut) found.push(`"${part.textContent?.trim().slice(0, 40)}" is cut`);
  }
  return found;
}
