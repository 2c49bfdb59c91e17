import { type Point, SIZE } from './geometry.ts';
import type { Field } from './terrain.ts';

/** Heights at the crossings of a square grid that reaches one step beyond the world, where all is low. */
interface Grid {
  readonly columns: number;
  readonly step: number;
  readonly heights: Float64Array;
}

const LOWEST = -999;
/** Heights beyond this count as this high: how steep the far ground is must not move a crossing. */
const CAP = 500;
/** How far outlines may stand out over the edge of the world. */
const OVERHANG = 60;

const clamped = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function sampled(field: Field, level: number, step: number): Grid {
  const columns = Math.ceil(SIZE / step) + 3;
  const heights = new Float64Array(columns * columns).fill(LOWEST);
  for (let row = 1; row < columns - 1; row += 1)
    for (let column = 1; column < columns - 1; column += 1)
      heights[row * columns + column] = clamped(
        field((column - 1) * step, (row - 1) * step) - level,
        -CAP,
        CAP,
      );
  return { columns, step, heights };
}

type Side = 'bottom' | 'right' | 'top' | 'left';

/**
 * Stretches through a cell (marching squares), by which of its corners are high: bottom left 1, bottom right 2, top
 * right 4, top left 8. High ground lies on the same hand of every stretch, so that they join to closed lines.
 */
const STRETCHES: readonly (readonly (readonly [from: Side, to: Side])[])[] = [
  [],
  [['left', 'bottom']],
  [['bottom', 'right']],
  [['left', 'right']],
  [['right', 'top']],
  [
    ['left', 'bottom'],
    ['right', 'top'],
  ],
  [['bottom', 'top']],
  [['left', 'top']],
  [['top', 'left']],
  [['top', 'bottom']],
  [
    ['bottom', 'right'],
    ['top', 'left'],
  ],
  [['top', 'right']],
  [['right', 'left']],
  [['right', 'bottom']],
  [['bottom', 'left']],
  [],
];

/** Edges are numbered: twice the number of their lower left crossing, plus one for those that run upwards. */
function stretches({ columns, heights }: Grid): Map<number, number> {
  const next = new Map<number, number>();
  const isHigh = (crossing: number): boolean => (heights[crossing] as number) > 0;
  const edgeOf = (cell: number): Readonly<Record<Side, number>> => ({
    bottom: cell * 2,
    left: cell * 2 + 1,
    right: (cell + 1) * 2 + 1,
    top: (cell + columns) * 2,
  });
  for (let row = 0; row < columns - 1; row += 1)
    for (let cell = row * columns; cell < (row + 1) * columns - 1; cell += 1) {
      const corners = [cell, cell + 1, cell + columns + 1, cell + columns];
      const shape = corners.reduce((bits, corner, bit) => bits | (isHigh(corner) ? 1 << bit : 0), 0);
      for (const [from, to] of STRETCHES[shape] ?? []) next.set(edgeOf(cell)[from], edgeOf(cell)[to]);
    }
  return next;
}

/** Where the ground passes through zero on an edge. */
function crossingPoint({ columns, step, heights }: Grid, edge: number): Point {
  const crossing = edge >> 1;
  const isUpright = edge % 2 === 1;
  const here = heights[crossing] as number;
  const there = heights[crossing + (isUpright ? columns : 1)] as number;
  const share = here / (here - there);
  const x = ((crossing % columns) - 1 + (isUpright ? 0 : share)) * step;
  const y = (Math.floor(crossing / columns) - 1 + (isUpright ? share : 0)) * step;
  return [clamped(x, -OVERHANG, SIZE + OVERHANG), clamped(y, -OVERHANG, SIZE + OVERHANG)];
}

/** The closed lines around all ground where `field` is above `level`, as a grid with the given step sees it. */
export function contours(field: Field, level: number, step: number): readonly (readonly Point[])[] {
  const grid = sampled(field, level, step);
  const next = stretches(grid);
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let edge = start, to = next.get(edge); to !== undefined; edge = to, to = next.get(edge)) {
      loop.push(crossingPoint(grid, edge));
      next.delete(edge);
    }
    loops.push(loop);
  }
  return loops.filter(({ length }) => length > 3);
}
