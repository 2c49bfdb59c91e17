import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createView, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Seeded randomness as a value: the secret seed, and how many numbers were drawn from it. Every draw returns the next
 * value, which is stored with the state, so that a game resumed from a snapshot continues as it would have.
 *
 * The numbers are HMAC-SHA256 of a counter under the seed (RFC 2104, FIPS 180-4), eight 32-bit words a digest. Players
 * see what most games draw, so the drawn numbers must not give away the next ones: that takes the seed, which cannot be
 * computed from them.
 */
export type Random = readonly [seed: string, drawn: number];

/** A generator that is the same for the same seed. What it draws is as secret as the seed: 128 bits or more for a game. */
export const randomFrom = (seed: string): Random => [seed, 0];

const WORDS = 8;

type Block = { readonly seed: string; readonly number: number; readonly words: DataView };

/** The digest computed last: draws in a row share it. Only speed depends on it. */
let lastBlock: Block | undefined;

function blockOf(seed: string, number: number): Block {
  if (lastBlock?.seed !== seed || lastBlock.number !== number) {
    const words = createView(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(String(number))));
    lastBlock = { seed, number, words };
  }
  return lastBlock;
}

/** A whole number from 0 up to but not including 2^32, with the generator after it. */
function step([seed, drawn]: Random): [value: number, next: Random] {
  const { words } = blockOf(seed, Math.floor(drawn / WORDS));
  return [words.getUint32(4 * (drawn % WORDS)), [seed, drawn + 1]];
}

/**
 * A stored state of version 1 with a generator of today. In version 1 `random` was the state of an sfc32 generator, which
 * can be computed from what players have seen of it; what the room draws from here on must not follow from that.
 */
export const withKeyedRandom = <State extends { readonly random: Random }>(
  state: State,
  seed: string,
): State => ({ ...state, random: randomFrom(`${seed}/upgraded`) });

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
