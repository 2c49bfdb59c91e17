const CONTROLS = 'a[href], button, input, select, textarea, [role="button"], [tabindex="0"]';
/** Steps in which places are tried (px). */
const STEP = 16;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The highest place of a box of that size, from `top` on, at which it covers no control; else where it covers the least. */
export function freeTop(
  { left, right, top, height }: Omit<Box, 'bottom'> & { readonly height: number },
  own: Element,
): number {
  const boxes = [...document.querySelectorAll(CONTROLS)].flatMap((control) =>
    own.contains(control) ? [] : control.getBoundingClientRect(),
  );
  let best = { top, covered: Number.POSITIVE_INFINITY };
  for (let at = top; at + height <= window.innerHeight; at += STEP) {
    const box = { left, right, top: at, bottom: at + height };
    const covered = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    if (covered < best.covered) best = { top: at, covered };
    if (covered === 0) break;
  }
  return best.top;
}
