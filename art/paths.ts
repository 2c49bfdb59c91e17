/** Outlines use absolute commands (M L H V C Q A Z) only. */

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
