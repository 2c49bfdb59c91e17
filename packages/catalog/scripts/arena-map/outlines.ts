import { contours } from './contours.ts';
import { distance, distanceToSegment, type Point, SIZE, segmentBetween } from './geometry.ts';
import { curve, polygon } from './path-data.ts';
import type { Field } from './terrain.ts';

/** The points of a closed line that it cannot do without if it may stray by `tolerance` (Douglas and Peucker). */
function simplified(loop: readonly Point[], tolerance: number): readonly Point[] {
  const kept = new Set([0]);
  const point = (index: number): Point => loop[index % loop.length] as Point;
  const keepBetween = (from: number, to: number): void => {
    const chord = segmentBetween(point(from), point(to));
    let farthest = from;
    let stray = -1;
    for (let index = from + 1; index < to; index += 1) {
      const [x, y] = point(index);
      const away = distanceToSegment(chord, x, y);
      if (away > stray) [farthest, stray] = [index, away];
    }
    if (stray <= tolerance) return;
    kept.add(farthest);
    keepBetween(from, farthest);
    keepBetween(farthest, to);
  };
  const distances = loop.map((corner) => distance(corner, point(0)));
  const opposite = distances.indexOf(Math.max(...distances));
  kept.add(opposite);
  keepBetween(0, opposite);
  keepBetween(opposite, loop.length);
  return loop.filter((_, index) => kept.has(index));
}

function enclosedArea(loop: readonly Point[]): number {
  const twice = loop.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

const isInWorld = (points: readonly Point[]): boolean =>
  points.every(([x, y]) => x >= 0 && y >= 0 && x <= SIZE && y <= SIZE);

interface OutlineChoice {
  /** The ground above this height is drawn; 0 if left out. */
  readonly above?: number;
  /** Distance of the samples in units. */
  readonly step: number;
  /** How far the line may stray from what was sampled, in units. */
  readonly tolerance: number;
  /** Islands and holes up to this size in square units are left out. */
  readonly smallest: number;
}

/** Path data around all ground where a field is high. What touches the edge of the world keeps its corners. */
export const outlines = (field: Field, { above = 0, step, tolerance, smallest }: OutlineChoice): string =>
  contours(field, above, step)
    .map((loop) => simplified(loop, tolerance))
    .filter((loop) => loop.length > 3 && enclosedArea(loop) > smallest)
    .map((loop) => (isInWorld(loop) ? curve(loop) : polygon(loop)))
    .join('');
