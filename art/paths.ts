/** Helpers for outlines. A path uses absolute commands (M L H V C Q A Z) only. */

/** A turn and scale about (cx, cy), mirrored about the vertical through cx if wanted, then a shift. */
export interface Move {
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly cx?: number;
  readonly cy?: number;
}

const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, A: 7 };

/** A number as short as it can be, with one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const joined = (values: readonly number[]): string =>
  values
    .map(short)
    .map((value, index) => (index > 0 && !value.startsWith('-') ? ` ${value}` : value))
    .join('');

/** Moves a path. */
export function move(
  d: string,
  { turn = 0, scale = 1, flip = false, x = 0, y = 0, cx = 32, cy = 32 }: Move,
): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const at = (px: number, py: number): [number, number] => {
    const [u, v] = [(px - cx) * (flip ? -1 : 1), py - cy];
    return [cx + u * cos - v * sin + x, cy + u * sin + v * cos + y];
  };
  const moved: string[] = [];
  let [px, py, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'Z') {
      moved.push('Z');
      [px, py] = [startX, startY];
    }
    for (const value of command === 'H' || command === 'V' ? values : []) {
      if (command === 'H') px = value;
      else py = value;
      moved.push(`L${joined(at(px, py))}`);
    }
    const size = SIZES[command] ?? values.length + 1;
    for (let from = 0; from + size <= values.length; from += size) {
      const part = values.slice(from, from + size);
      [px = 0, py = 0] = part.slice(-2);
      if (command === 'M') [startX, startY] = [px, py];
      if (command === 'A') {
        const [rx = 0, ry = 0, tilt = 0, isLarge = 0, isSweep = 0] = part;
        const arc = [
          rx * scale,
          ry * scale,
          tilt + turn,
          isLarge,
          flip ? 1 - isSweep : isSweep,
          ...at(px, py),
        ];
        moved.push(`A${joined(arc)}`);
      } else {
        const points = Array.from({ length: size / 2 }, (_, index) =>
          at(part[2 * index] ?? 0, part[2 * index + 1] ?? 0),
        );
        moved.push(command + joined(points.flat()));
      }
    }
  }
  return moved.join('');
}

/** A path mirrored about the middle of the grid. */
export const mirror = (d: string): string => move(d, { flip: true });
/** A path and its mirror image. */
export const both = (d: string): string => d + mirror(d);

const circle = (x: number, y: number, r: number, sweep: 0 | 1): string =>
  `M${joined([x - r, y])}A${joined([r, r, 0, 1, sweep, x + r, y])}A${joined([r, r, 0, 1, sweep, x - r, y])}Z`;
/** A full circle. */
export const disc = (x: number, y: number, r: number): string => circle(x, y, r, 1);
/** A circle of the width `w`. */
export const ring = (x: number, y: number, r: number, w: number): string =>
  disc(x, y, r) + circle(x, y, r - w, 0);

/** `d` repeated `count` times about (cx, cy), from `from` to `to` degrees. */
export const fan = (d: string, count: number, from: number, to: number, cx = 32, cy = 32): string =>
  Array.from({ length: count }, (_, index) =>
    move(d, { turn: from + ((to - from) * index) / (count - 1), cx, cy }),
  ).join('');
/** `d` repeated all around (cx, cy). */
export const wheel = (d: string, count: number, cx = 32, cy = 32, first = 0): string =>
  fan(d, count, first, first + 360 - 360 / count, cx, cy);

/** A star about (0, 0). */
export const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => {
    const [angle, r] = [(Math.PI * index) / points - Math.PI / 2, index % 2 === 0 ? outer : inner];
    return joined([Math.cos(angle) * r, Math.sin(angle) * r]);
  }).join('L')}Z`;

type Point = readonly [x: number, y: number, width: number];

/** A band along points with a width each: tails, necks, streams. */
export function ribbon(points: readonly Point[], steps = 5): string {
  const at = (index: number, axis: 0 | 1 | 2): number =>
    points[Math.max(0, Math.min(points.length - 1, index))]?.[axis] ?? 0;
  const line: Point[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const isLast = index === points.length - 2;
    for (let step = 0; step < steps + (isLast ? 1 : 0); step += 1) {
      const spline = (axis: 0 | 1 | 2): number =>
        catmullRom(
          at(index - 1, axis),
          at(index, axis),
          at(index + 1, axis),
          at(index + 2, axis),
          step / steps,
        );
      line.push([spline(0), spline(1), spline(2)]);
    }
  }
  const side = (sign: 1 | -1): string[] =>
    line.map(([x, y, width], index) => {
      const [a, b] = [
        line[Math.max(0, index - 1)] ?? [x, y],
        line[Math.min(line.length - 1, index + 1)] ?? [x, y],
      ];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const half = (sign * width) / 2 / (Math.hypot(dx, dy) || 1);
      return joined([x - dy * half, y + dx * half]);
    });
  return `M${side(1).join('L')}L${side(-1).toReversed().join('L')}Z`;
}

const catmullRom = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** Everything right of a line from (x, -20) to (x2, 99): a fold. */
export const right = (x: number, x2 = x): string => `M${short(x)}-20L${short(x2)} 99H120V-20Z`;
/** Everything below a line from (-20, y) to (99, y2). */
export const below = (y: number, y2 = y): string => `M-20 ${short(y)}L99 ${short(y2)}V120H-20Z`;
