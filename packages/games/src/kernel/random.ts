/**
 * Seeded randomness as a value: every draw returns the next position, which is stored with the state, so that a game
 * resumed from a snapshot goes on as it would have. The generator is sfc32 (Chris Doty-Humphrey's Small Fast Counter).
 */
export type Random = readonly [number, number, number, number];

/** FNV-1a over UTF-16 code units with a final avalanche; 32 bits. */
function hash32(text: string, salt: number): number {
  let h = (2166136261 ^ salt) >>> 0;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 16777619) >>> 0;
  }
  h = Math.imul(h ^ (h >>> 15), 2246822519) >>> 0;
  return (h ^ (h >>> 13)) >>> 0;
}

function step([a, b, c, counter]: Random): [value: number, next: Random] {
  const value = (a + b + counter) >>> 0;
  return [
    value,
    [
      (b ^ (b >>> 9)) >>> 0,
      (c + (c << 3)) >>> 0,
      (((c << 21) | (c >>> 11)) + value) >>> 0,
      (counter + 1) >>> 0,
    ],
  ];
}

/** A generator that is the same for the same seed. */
export function randomFrom(seed: string): Random {
  let random: Random = [hash32(seed, 1), hash32(seed, 2), hash32(seed, 3), 1];
  for (let i = 0; i < 12; i += 1) [, random] = step(random);
  return random;
}

/** A whole number from 0 up to but not including `bound` (1 to 2^32), without bias. */
export function nextInt(random: Random, bound: number): [value: number, next: Random] {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  let next = random;
  for (;;) {
    let value: number;
    [value, next] = step(next);
    if (value < limit) return [value % bound, next];
  }
}

/** One element; throws a RangeError on an empty list. */
export function pick<T>(random: Random, list: readonly T[]): [value: T, next: Random] {
  if (list.length === 0) throw new RangeError('pick from an empty list');
  const [index, next] = nextInt(random, list.length);
  return [list[index] as T, next];
}

/** A shuffled copy (Fisher-Yates). */
export function shuffle<T>(random: Random, list: readonly T[]): [shuffled: T[], next: Random] {
  const shuffled = [...list];
  let next = random;
  for (let i = shuffled.length - 1; i > 0; i -= 1) {
    let j: number;
    [j, next] = nextInt(next, i + 1);
    const held = shuffled[i] as T;
    shuffled[i] = shuffled[j] as T;
    shuffled[j] = held;
  }
  return [shuffled, next];
}
