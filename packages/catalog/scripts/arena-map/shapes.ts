import type { Point } from './geometry.ts';
import { middle, rounded } from './path-data.ts';
import { dice } from './random.ts';

// Path data around the origin of a set piece or mark, where y points down.

/** A point at an angle in radians, clockwise from the right. */
export const onCircle = (angle: number, radius: number): Point => [
  Math.cos(angle) * radius,
  Math.sin(angle) * radius,
];

const written = (point: Point): string => rounded(point).join(' ');

/** A star of uneven rays: `count` tips at `radius`, as many notches deeper by the share `depth`. */
export function lobes(count: number, radius: number, depth: number, seed: number): readonly Point[] {
  const roll = dice(seed);
  return Array.from({ length: count * 2 }, (_, index) => {
    const reach = (index % 2 ? radius : radius * (1 - depth)) * (0.92 + roll() * 0.16);
    return onCircle((index / (count * 2)) * Math.PI * 2, reach);
  });
}

/** A closed line with corners. */
export const corners = (points: readonly Point[]): string => `M${points.map(written).join('L')}z`;

/** A closed, round line that is pulled by the points. */
export function blob(points: readonly Point[]): string {
  const ends = points.map((point, index) => middle(point, points[(index + 1) % points.length] as Point));
  const arcs = points.map((point, index) => `Q${written(point)} ${written(ends[index] as Point)}`);
  return `M${written(ends.at(-1) as Point)}${arcs.join('')}z`;
}

/** A regular octagon that lies on a side, turned by an angle in radians. */
export const octagon = (radius: number, angle = 0): string =>
  corners(Array.from({ length: 8 }, (_, index) => onCircle(((index + 0.5) * Math.PI) / 4 + angle, radius)));

/** `count` strokes from an inner to an outer radius. */
export const spokes = (inner: number, outer: number, count: number, angle = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const direction = (index / count) * Math.PI * 2 + angle;
    return `M${written(onCircle(direction, inner))}L${written(onCircle(direction, outer))}`;
  }).join('');
