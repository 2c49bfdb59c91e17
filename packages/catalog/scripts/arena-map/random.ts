/** Numbers from 0 up to but not including 1 that are the same at every run (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from 0 up to but not including 1 that belongs to whole numbers `x` and `y` for good. */
export function chanceAt(x: number, y: number, seed: number): number {
  let mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974711)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

const eased = (share: number): number => share * share * (3 - 2 * share);

/** Value noise from -1 to 1 with hills one unit wide. */
export function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = eased(x - column);
  const v = eased(y - row);
  const a = chanceAt(column, row, seed);
  const b = chanceAt(column + 1, row, seed);
  const c = chanceAt(column, row + 1, seed);
  const d = chanceAt(column + 1, row + 1, seed);
  return (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) * 2 - 1;
}

/** Three octaves of noise, from -1 to 1. */
export const roughNoise = (x: number, y: number, seed: number): number =>
  noise(x, y, seed) * 0.6 +
  noise(x * 2.1, y * 2.1, seed + 1) * 0.28 +
  noise(x * 4.3, y * 4.3, seed + 2) * 0.12;
