import type { ElementHandle, Locator, Page, ViewportSize } from '@playwright/test';
import { expectNothingAt } from './measure.ts';
import { whilePainted } from './paint.ts';

/**
 * Windows that every game must fit: a large screen, laptops with and without browser bars and at 200 % zoom, tablets, phones
 * upright and sideways.
 */
export const SIZES: readonly ViewportSize[] = [
  { width: 2560, height: 1440 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1366, height: 633 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/** Windows for pages that are no game: the narrowest and lowest of each kind. */
export const FEW_SIZES = SIZES.filter(({ width, height }) =>
  ['1440x900', '1366x633', '1024x768', '844x390', '390x844', '320x640'].includes(`${width}x${height}`),
);

/** A layout that moves (a drawer, a drop) may take this long to settle at a new size. */
export const SETTLE_MS = 15_000;

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
 * should not, that none of their text is cut, and that no word of the page is broken. Measures boxes; compares no
 * pictures. Restores the size.
 */
export async function expectFits(
  page: Page,
  { visible, apart = [], sizes = SIZES, settleMs = SETTLE_MS }: Fit,
): Promise<void> {
  let found: Found | undefined;
  const look = async (): Promise<readonly string[]> => {
    found ??= await find(visible, apart);
    const faults = await page.evaluate(measure, found);
    // The elements of another size may be others.
    if (faults.length > 0) found = undefined;
    return faults;
  };
  await expectNothingAt(page, sizes, look, settleMs);
}

/** Names what is cut in the uppermost dialog, or else in the main part of the page, and broken words of the page. */
export const problemsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(measure, { elements: 'uppermost', names: [], visible: [], apart: [] } as const);

/** Finds the elements to measure. To find one by its role takes longer than to measure it, so each is looked for once. */
async function find(visible: readonly Locator[], apart: readonly Locator[]): Promise<Found> {
  const all = [...new Set([...visible, ...apart])];
  return {
    elements: await Promise.all(all.map((locator) => locator.elementHandle())),
    names: all.map(String),
    visible: visible.map((locator) => all.indexOf(locator)),
    apart: apart.map((locator) => all.indexOf(locator)),
  };
}

interface Measured<Element> {
  readonly elements: readonly (Element | null)[] | 'uppermost';
  readonly names: readonly string[];
  /** Indexes of elements. */
  readonly visible: readonly number[];
  readonly apart: readonly number[];
}

type Found = Measured<ElementHandle>;

/** Runs in the page: names what is cut, out of view or overlaps. */
function measure({ elements: given, names, visible, apart }: Measured<Node>): string[] {
  const elements = given === 'uppermost' ? [uppermost()] : given;
  if (elements.some((element) => element?.isConnected === false)) return ['an element is replaced'];
  const at = (index: number): Element => elements[index] as Element;
  return [
    ...brokenWords(),
    ...elements.flatMap((element) => cutTexts(element as Element)),
    ...visible.flatMap((index) => outOfView(at(index))),
    ...apart.flatMap((one, place) =>
      apart
        .slice(place + 1)
        .filter((other) => overlap(at(one).getBoundingClientRect(), at(other).getBoundingClientRect()))
        .map((other) => `${names[one]} overlaps ${names[other]}`),
    ),
  ];

  function uppermost(): Node {
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    return dialog ?? document.querySelector('main') ?? document.body;
  }

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 1 && high > 1;
  }

  /** A part of the element that is outside of the window, clipped or covered. */
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
      const place = [box.left, box.top, box.right, box.bottom].map(Math.round).join(', ');
      return [`${name} at ${place} is outside of the visible part`];
    }
    if (getComputedStyle(element).pointerEvents === 'none') return [];
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isCovered = top !== null && !element.contains(top) && !top.contains(element);
    return isCovered ? [`${name} is covered by ${top.tagName.toLowerCase()}.${top.className}`] : [];
  }

  /**
   * Words that go on in the next line, and have no place where they may; names of players and scripts without spaces have none. At a
   * soft hyphen a word may break, as a hyphen is drawn there; its parts may not.
   */
  function brokenWords(): string[] {
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.closest('bdi, code, pre')) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of node.textContent?.matchAll(
        /(?<!\p{L})[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hangul}]{3,11}(?!\p{L})/gu,
      ) ?? []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // Letter by letter only where the word as a whole has boxes at several heights, which takes longer.
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue;
        const boxes = Array.from(word, (_, at) => boxOf(node, index + at)).filter((box) => box !== undefined);
        const tops = boxes.map(({ top }) => top);
        // The letters of one line are level, but for those of a tilted text.
        const isBroken = Math.max(...tops) - Math.min(...tops) > (boxes[0]?.height ?? 0) / 2;
        if (isBroken) found.push(`"${word}" is broken`);
      }
    }
    return found;

    /** Of one letter, the last box: the first one after a soft hyphen also has the box of the hyphen. */
    function boxOf(node: Node, at: number): DOMRect | undefined {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].at(-1);
    }
  }

  /** Texts of the element that do not fit the box that clips them. */
  function cutTexts(element: Element): string[] {
    const found: string[] = [];
    for (const part of [element, ...element.querySelectorAll('*')]) {
      const ownText = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const { overflowX, overflowY, clipPath } = getComputedStyle(part);
      // Texts for screen readers only.
      if (!ownText || part.clientWidth <= 1 || clipPath === 'inset(50%)') continue;
      const isCut =
        (overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1) ||
        (/^(?:hidden|clip)$/.test(overflowY) && part.scrollHeight > part.clientHeight + 2);
      if (isCut) found.push(`"${part.textContent?.trim().slice(0, 40)}" is cut`);
    }
    return found;
  }
}

/** A window in which a game must not look lost. */
const LARGE: ViewportSize = { width: 2560, height: 1440 };
const LEAST_SHARE = 0.6;
const LEAST_SHARE_OF_THIRD = 0.33;

/** Asserts that a game in a large window fills 60 % of it, and none of its thirds is empty. Restores the size. */
export async function expectFills(page: Page, settleMs = SETTLE_MS): Promise<void> {
  const look = () => page.evaluate(emptyParts, { least: LEAST_SHARE, ofThird: LEAST_SHARE_OF_THIRD });
  await whilePainted(page, () => expectNothingAt(page, [LARGE], look, settleMs));
}

/** Runs in the page: names what is too empty, by a grid of cells that texts, pictures, controls and cards cover. */
function emptyParts({ least, ofThird }: { least: number; ofThird: number }): string[] {
  const [columns, rows] = [96, 54];
  const covered = new Set<number>();
  for (const element of document.querySelectorAll('main *, [role=dialog], [role=dialog] *')) {
    const box = element.getBoundingClientRect();
    const isWindow = box.width > innerWidth * 0.97 && box.height > innerHeight * 0.97;
    if (isWindow || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (!paints(element)) continue;
    for (let y = cell(box.top, innerHeight, rows); y < cell(box.bottom, innerHeight, rows); y += 1)
      for (let x = cell(box.left, innerWidth, columns); x < cell(box.right, innerWidth, columns); x += 1)
        covered.add(y * columns + x);
  }
  const share = (isIn: (x: number, y: number) => boolean): number => {
    let [all, used] = [0, 0];
    for (let at = 0; at < columns * rows; at += 1) {
      if (!isIn(at % columns, Math.floor(at / columns))) continue;
      all += 1;
      if (covered.has(at)) used += 1;
    }
    return used / all;
  };
  const third = (value: number, of: number): number => Math.floor((value * 3) / of);
  const parts: (readonly [string, number, number])[] = [['the window', share(() => true), least]];
  for (const [part, name] of ['left', 'middle', 'right'].entries())
    parts.push([`the ${name} third`, share((x) => third(x, columns) === part), ofThird]);
  for (const [part, name] of ['upper', 'middle', 'lower'].entries())
    parts.push([`the ${name} row`, share((_, y) => third(y, rows) === part), ofThird]);
  return parts
    .filter(([, used, bound]) => used < bound)
    .map(([name, used]) => `${name} is ${Math.round(used * 100)} % used`);

  function cell(at: number, size: number, of: number): number {
    return Math.max(0, Math.min(of, Math.round((at / size) * of)));
  }
  function paints(element: Element): boolean {
    if (/^(?:img|svg|canvas|video|button|input)$/i.test(element.tagName)) return true;
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor } = getComputedStyle(element);
    const isClear = (colour: string) => /, 0\)$|\/ 0\)$|^transparent$/.test(colour);
    if (!isClear(backgroundColor) || backgroundImage !== 'none') return true;
    if (borderTopWidth !== '0px' && !isClear(borderTopColor)) return true;
    return [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  }
}
