import { type Point, SIZE } from './geometry.ts';

/** A point of the world on the picture, where y points down. */
export const turnedOver = ([x, y]: Point): Point => [x, SIZE - y];

/** In whole units. */
export const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A number that follows another one: a minus sign separates as well as a space. */
export const following = (value: number): string => (value < 0 ? `${value}` : ` ${value}`);

const pair = ([x, y]: Point): string => `${x}${following(y)}`;

const offset = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];

/** Path data through points of the world, relative after the first one, in whole units. */
export function trace(points: readonly Point[]): string {
  const corners = points.map((point) => rounded(turnedOver(point)));
  const steps = corners.slice(1).map((corner, index) => offset(corners[index] as Point, corner));
  const [first, second, ...others] = [...corners.slice(0, 1), ...steps];
  if (first === undefined || second === undefined) return '';
  return `M${pair(first)}l${pair(second)}${others.flat().map(following).join('')}`;
}

/** A closed line with corners. */
export const polygon = (points: readonly Point[]): string => `${trace(points)}z`;

/** An open line in absolute units. */
export const polyline = (points: readonly Point[]): string =>
  `M${points.map((point) => rounded(turnedOver(point)).join(' ')).join('L')}`;

/** Shorthand curves mirror the control point before them, so that rounding adds up; this often they start afresh. */
const CURVES_A_START = 24;

/** A closed, smooth line that is pulled by the points (a quadratic B-spline). */
export function curve(points: readonly Point[]): string {
  const controls = points.map(turnedOver);
  const ends = controls.map((control, index) =>
    middle(control, controls[(index + 1) % controls.length] as Point),
  );
  let at = rounded(ends.at(-1) as Point);
  let path = `M${pair(at)}`;
  for (const [index, control] of controls.entries()) {
    const end = rounded(ends[index] as Point);
    const step = offset(at, end);
    const place = index % CURVES_A_START;
    if (place === 0) path += `q${pair(offset(at, rounded(control)))}${step.map(following).join('')}`;
    else path += place === 1 ? `t${pair(step)}` : step.map(following).join('');
    at = end;
  }
  return `${path}z`;
}
