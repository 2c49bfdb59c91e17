import { type Silhouette, type Slot, turned } from '../parts.ts';

/** What a frame shows of the grid: a little beyond it, and busts run out of it below. */
const [LEFT, RIGHT, TOP, BOTTOM] = [-2, 66, -3, 67];
/** A figure that ends below this line is cut by the frame, so that it does not float. */
const CUT = 70;
const SMALLEST = 0.8;
/** Attributes in the middle belong to a part of the figure and move with it; others stay in their corner. */
const MIDDLE = 10;

/** Shrinks a silhouette that does not fit the frame. */
export function fitted({ slot, parts }: Silhouette): Silhouette {
  const [xs, ys] = boundsOf(parts.map(([, outline]) => outline).join(''));
  const [width, top] = [xs[1] - xs[0], ys[0]];
  const isCut = ys[1] > CUT;
  const room = isCut ? (CUT - TOP) / (CUT - top) : (BOTTOM - TOP) / (ys[1] - top);
  const scale = Math.max(SMALLEST, Math.min(1, (RIGHT - LEFT) / width, room));
  const isIn = xs[0] >= LEFT && xs[1] <= RIGHT && top >= TOP && (isCut || ys[1] <= BOTTOM);
  if (isIn) return { slot, parts };
  const [middle, base] = [(xs[0] + xs[1]) / 2, isCut ? CUT : (top + ys[1]) / 2];
  const dx = Math.abs(middle - 32) < 1 ? 0 : 32 - middle;
  const dy = isCut ? 0 : 32 - base;
  const by = { scale, cx: middle, cy: base, x: dx, y: dy };
  const [x, y, size, isBehind = false] = slot;
  const placed: Slot =
    Math.abs(x - 32) > MIDDLE || isBehind
      ? slot
      : [middle + (x - middle) * scale + dx, base + (y - base) * scale + dy, size * scale, isBehind];
  return { slot: placed, parts: turned(parts, by) };
}

type Span = readonly [from: number, to: number];

/** The bounds of all points of a path without H and V; those of curves are those of their control points. */
function boundsOf(d: string): readonly [x: Span, y: Span] {
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVCQA])([^MLHVCQAZ]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = command === 'A' ? values.filter((_, index) => index % 7 > 4) : values;
    if (command === 'H') x = points.at(-1) ?? x;
    else if (command === 'V') y = points.at(-1) ?? y;
    else [x = 0, y = 0] = points.slice(-2);
    if (command === 'H') xs.push(...points);
    else if (command === 'V') ys.push(...points);
    else {
      xs.push(...points.filter((_, index) => index % 2 === 0));
      ys.push(...points.filter((_, index) => index % 2 === 1));
    }
  }
  return [
    [Math.min(...xs), Math.max(...xs)],
    [Math.min(...ys), Math.max(...ys)],
  ];
}
