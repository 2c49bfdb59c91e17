import type { Page, ViewportSize } from '@playwright/test';
import { problemsOf, SETTLE_MS } from './fit.ts';
import { expectNothingAt } from './measure.ts';
import { whilePainted } from './paint.ts';

/** Laptops, between the pictured sizes. */
export const LAPTOPS: readonly ViewportSize[] = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];
/** A tablet on both sides. */
export const TABLETS: readonly ViewportSize[] = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];
/** A phone on its side, and a window as low that is wide. */
export const LOW_WINDOWS: readonly ViewportSize[] = [
  { width: 844, height: 390 },
  { width: 1280, height: 540 },
];
/** A phone whose keyboard is open. */
export const LOW_PHONE: ViewportSize = { width: 390, height: 480 };

/**
 * Asserts of every list, control and text of the page at each size: no list is collapsed, no word broken, no text cut,
 * and neither controls nor texts lie on each other. Restores the size.
 */
export async function expectNothingCollides(
  page: Page,
  sizes: readonly ViewportSize[],
  settleMs = SETTLE_MS,
): Promise<void> {
  const look = async () => (await Promise.all([page.evaluate(collisions), problemsOf(page)])).flat();
  await whilePainted(page, () => expectNothingAt(page, sizes, look, settleMs));
}

/** Runs in the page: names lists without room for an item, and controls and texts that lie on each other. */
function collisions(): string[] {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=tab], [role=switch]';
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].at(-1);
  const layer = dialog ?? document.querySelector('main') ?? document.body;
  const controls = [...layer.querySelectorAll(CONTROLS)].filter(
    (control) => isShown(control) && !control.parentElement?.closest(CONTROLS),
  );
  return [...collapsed(), ...overlaps(controls.map(boxOf)), ...overlaps(texts()), ...overrun(), ...cutOff()];

  function isShown(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return `${element.tagName.toLowerCase()} "${label.slice(0, 40)}"`;
  }

  /** Boxes that scroll or clip, and are lower than the first item in them. */
  function collapsed(): string[] {
    return [...layer.querySelectorAll('*')].flatMap((box) => {
      if (box.clientWidth <= 1 || getComputedStyle(box).overflowY === 'visible' || !isShown(box)) return [];
      const items = [...box.querySelectorAll('li, tr, article, [role=listitem], [role=option]')];
      const first = items.find((item) => isShown(item) && item.getBoundingClientRect().height > 0);
      const height = first?.getBoundingClientRect().height ?? 0;
      const isLow = box.clientHeight < Math.min(height, innerHeight / 4) - 1;
      return isLow ? [`${nameOf(box)} is collapsed to ${box.clientHeight} of ${Math.round(height)} px`] : [];
    });
  }

  /** Controls whose words do not end within them. */
  function overrun(): string[] {
    const range = document.createRange();
    const isTooNarrow = (control: Element): boolean => {
      const { left, right } = control.getBoundingClientRect();
      const nodes = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        if (nodes.currentNode.parentElement?.closest('.sr')) continue;
        range.selectNodeContents(nodes.currentNode);
        for (const line of range.getClientRects())
          if (line.width > 1 && (line.left < left - 1 || line.right > right + 1)) return true;
      }
      return false;
    };
    return controls.filter(isTooNarrow).map((control) => `${nameOf(control)} is narrower than its words`);
  }

  /** Texts that go on beyond what clips them, or beyond the window; names with dots at their end are cut on purpose. */
  function cutOff(): string[] {
    const found = new Set<string>();
    const nodes = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || !node.textContent?.trim() || !isShown(parent)) continue;
      const [from, to] = sidesOf(parent);
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects())
        if (width > 1 && right > left && (left < from - 2 || right > to + 2))
          found.add(`"${node.textContent.trim().slice(0, 40)}" goes on beyond its frame`);
    }
    return [...found];
  }

  /** Between which sides a text is shown; what can be scrolled has none. */
  function sidesOf(element: Element): readonly [number, number] {
    let [from, to] = [0, innerWidth];
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
      const { overflowX, textOverflow, clipPath, position } = getComputedStyle(parent);
      if (/^(?:auto|scroll)$/.test(overflowX) || textOverflow === 'ellipsis' || clipPath === 'inset(50%)')
        return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      if (overflowX === 'hidden' || overflowX === 'clip') {
        const { left, right } = parent.getBoundingClientRect();
        [from, to] = [Math.max(from, left), Math.min(to, right)];
      }
      if (position === 'fixed') break;
    }
    return [from, to];
  }

  interface Box {
    readonly element: Element;
    readonly layer: Element | null;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  /** The visible part of a box: what scrolling parents clip lies on nothing. */
  function clipped(element: Element, { left, top, right, bottom }: DOMRect): Box {
    const box = { element, layer: null as Element | null, left, top, right, bottom };
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
      if (parent === document.body) break;
      const { overflowX, overflowY, position } = getComputedStyle(parent);
      if (/^(?:fixed|sticky)$/.test(position)) box.layer ??= parent;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = parent.getBoundingClientRect();
      box.left = Math.max(box.left, clip.left);
      box.top = Math.max(box.top, clip.top);
      box.right = Math.min(box.right, clip.right);
      box.bottom = Math.min(box.bottom, clip.bottom);
    }
    return box;
  }

  function boxOf(element: Element): Box {
    return clipped(element, element.getBoundingClientRect());
  }

  /** The lines of all texts; a line's box is higher than its letters. */
  function texts(): Box[] {
    const found: Box[] = [];
    const nodes = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || !node.textContent?.trim() || !isShown(parent)) continue;
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        found.push(clipped(parent, new DOMRect(x, y + height / 4, width, height / 2)));
    }
    return found;
  }

  function overlaps(boxes: readonly Box[]): string[] {
    const sorted = boxes.toSorted((one, other) => one.top - other.top);
    const found = new Set<string>();
    for (const [at, one] of sorted.entries())
      for (const other of sorted.slice(at + 1)) {
        if (other.top > one.bottom - 2) break;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        // What stays while the page scrolls under it lies on something at most places.
        if (wide <= 2 || high <= 2 || one.layer !== other.layer || one.element === other.element) continue;
        found.add(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
      }
    return [...found];
  }
}
