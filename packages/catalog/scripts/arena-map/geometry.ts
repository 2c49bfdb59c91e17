/** Edge of the square world in game units; the origin is bottom left and y points up, as in the game. */
export const SIZE = 14870;
export const CENTRE = SIZE / 2;

export type Point = readonly [x: number, y: number];

/** The same place on the other side: the arena is symmetric about its centre. */
export const mirrored = ([x, y]: Point): Point => [SIZE - x, SIZE - y];

/** Taken by the root, which is many times as fast as Math.hypot; the fields ask millions of times. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

/** A stretch from a point along (dx, dy), ready to be measured from often. */
interface Segment {
  readonly start: Point;
  readonly dx: number;
  readonly dy: number;
  readonly squaredLength: number;
}

export function segmentBetween(start: Point, end: Point): Segment {
  const dx = end[0] - start[0];
  const dy = end[1] - start[1];
  return { start, dx, dy, squaredLength: dx * dx + dy * dy };
}

/** Squared distance of (x, y) to the nearest point of a segment that has a length. */
function squaredDistanceToSegment({ start, dx, dy, squaredLength }: Segment, x: number, y: number): number {
  const toX = x - start[0];
  const toY = y - start[1];
  const share = Math.min(Math.max((toX * dx + toY * dy) / squaredLength, 0), 1);
  return (toX - share * dx) ** 2 + (toY - share * dy) ** 2;
}

export const distanceToSegment = (segment: Segment, x: number, y: number): number =>
  Math.sqrt(squaredDistanceToSegment(segment, x, y));

/** The segments between neighbouring points of a line. */
export const segmentsOf = (points: readonly Point[]): readonly Segment[] =>
  points.slice(1).map((end, index) => segmentBetween(points[index] as Point, end));

/** A line of points with the box around it. */
export interface Line {
  readonly segments: readonly Segment[];
  readonly low: Point;
  readonly high: Point;
}

export function lineThrough(points: readonly Point[]): Line {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    segments: segmentsOf(points),
    low: [Math.min(...xs), Math.min(...ys)],
    high: [Math.max(...xs), Math.max(...ys)],
  };
}

export function distanceToLine({ segments }: Line, x: number, y: number): number {
  let least = Infinity;
  for (const segment of segments) least = Math.min(least, squaredDistanceToSegment(segment, x, y));
  return Math.sqrt(least);
}

/** A distance that no point of the line is nearer than; quick, for lines that are far away. */
export const leastDistanceToLine = ({ low, high }: Line, x: number, y: number): number =>
  Math.max(low[0] - x, x - high[0], low[1] - y, y - high[1], 0);

/** The smaller of two numbers, blended where they differ by less than `softness`. */
export function softMinimum(a: number, b: number, softness: number): number {
  const nearness = Math.max(softness - Math.abs(a - b), 0) / softness;
  return Math.min(a, b) - nearness * nearness * softness * 0.25;
}
