/** A rectangle in units of the drawing; y grows downwards. */
export type Box = {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
};

export type Point = readonly [x: number, y: number];

/**
 * The parts of the drawing in order. Classes in the SVG mark what can be cut: of outlines (`area`) the closed lines
 * outside a section are dropped, of scattered marks (`dots`) single points, and placed symbols (`at`) as a whole.
 */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'area'; readonly frame: Frame; readonly lines: readonly Line[] }
  | { readonly kind: 'dots'; readonly frame: Frame; readonly points: readonly Point[] }
  | { readonly kind: 'at'; readonly text: string; readonly at: Point; readonly reach: number };

/** Text before and after the numbers of a path. */
type Frame = readonly [before: string, behind: string];
/** One subpath with its bounding box. */
type Line = { readonly text: string; readonly box: Box };

/** A drawing parsed for cutting sections quickly. */
export type Drawing = {
  /** Width and height in its own units. */
  readonly size: number;
  readonly pieces: readonly Piece[];
};

const CUTTABLE = /<(?:path|use) class="(area|dots|at)"[^>]*>/g;
const NUMBER = /-?\d+/g;

/** Parses the arena's drawing. Throws when it is not a square SVG. */
export function readDrawing(svg: string): Drawing {
  const size = Number(/^<svg[^>]* viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  if (!(size > 0)) throw new Error('the drawing of the arena is not a square SVG');
  const pieces: Piece[] = [];
  // The head contains the size, which each section replaces.
  let end = svg.indexOf('>') + 1;
  for (const match of svg.matchAll(CUTTABLE)) {
    pieces.push({ kind: 'text', text: svg.slice(end, match.index) }, pieceOf(match[1], match[0]));
    end = match.index + match[0].length;
  }
  pieces.push({ kind: 'text', text: svg.slice(end) });
  return { size, pieces };
}

function pieceOf(kind: string | undefined, text: string): Piece {
  if (kind === 'at') return placed(text);
  const [, before = '', path = '', behind = ''] = /^(.* d=")([^"]*)(".*)$/.exec(text) ?? [];
  if (kind === 'dots') return { kind, frame: [before, behind], points: cornersOf(path) };
  // Subpaths begin at absolute coordinates, so that each is valid without the others.
  const lines = path.split(/(?=M)/).map((line) => ({ text: line, box: boxAround(cornersOf(line)) }));
  return { kind: 'area', frame: [before, behind], lines };
}

function placed(text: string): Piece {
  const [, reach, x, y] = /data-reach="(\d+)".* transform="translate\((-?\d+) (-?\d+)\)/.exec(text) ?? [];
  return { kind: 'at', text, at: [Number(x), Number(y)], reach: Number(reach) };
}

/** All corners and curve control points of a path; the line stays within their bounding box. */
function cornersOf(path: string): readonly Point[] {
  const points: Point[] = [];
  let pen: Point = [0, 0];
  let control: Point = [0, 0];
  const move = (to: Point): void => {
    pen = to;
    points.push(to);
  };
  for (const [, command = '', numbers = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    for (const step of stepsOf(command, numbers)) {
      const isCurve = command === 'q' || command === 't';
      if (command === 't') control = [2 * pen[0] - control[0], 2 * pen[1] - control[1]];
      const [first, last] = step;
      if (command === 'q') control = [pen[0] + first[0], pen[1] + first[1]];
      if (isCurve) points.push(control);
      move(command === 'M' || command === 'L' ? last : [pen[0] + last[0], pen[1] + last[1]]);
    }
  }
  return points;
}

/** The points of a path command: one per step, two for a curve with its own control point. */
function* stepsOf(command: string, numbers: string): Generator<readonly [first: Point, last: Point]> {
  const values = (numbers.match(NUMBER) ?? []).map(Number);
  const length = command === 'q' ? 4 : 2;
  for (let i = 0; i + length <= values.length; i += length) {
    const [a = 0, b = 0, c = a, d = b] = values.slice(i, i + length);
    yield [
      [a, b],
      [c, d],
    ];
  }
}

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}
