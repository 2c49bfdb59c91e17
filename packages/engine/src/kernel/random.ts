import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createView, utf8ToBytes } from '@noble/hashes/utils.js';
import type { StateSecret } from './rules.ts';

/**
 * A seeded random generator as a value: the secret seed, and how many numbers were drawn. Every draw returns the next
 * value, which is stored in the state, so that a restored game draws the same numbers.
 *
 * The numbers are HMAC-SHA256 of a counter under the seed (RFC 2104, FIPS 180-4), eight 32-bit words a digest. Players
 * see most drawn numbers, so these must not make the next ones predictable: that would take the seed, which cannot be
 * computed from them.
 */
export type Random = readonly [seed: string, drawn: number];

/** Creates a generator. Its numbers are as unpredictable as the seed: at least 128 random bits for a game. */
export const randomFrom = (seed: string): Random => [seed, 0];

/** The seed tells all future draws. */
export const secretOfRandom = ([seed]: Random): StateSecret => ({ name: 'random seed', values: [seed] });

const WORDS = 8;

type Block = { readonly seed: string; readonly number: number; readonly words: DataView };

/** Cache of the last digest, which eight consecutive draws share. */
let lastBlock: Block | undefined;

function blockOf(seed: string, number: number): Block {
  if (lastBlock?.seed !== seed || lastBlock.number !== number) {
    const words = createView(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(String(number))));
    lastBlock = { seed, number, words };
  }
  return lastBlock;
}

/** A whole number from 0 up to but not including 2^32, and the next generator. */
function nextWord([seed, drawn]: Random): [value: number, next: Random] {
  const { words } = blockOf(seed, Math.floor(drawn / WORDS));
  return [words.getUint32(4 * (drawn % WORDS)), [seed, drawn + 1]];
}

/**
 * Replaces the generator of a state of version 1, where `random` was the state of an sfc32 generator. Players could
 * compute that one from numbers they saw, so the new seed must not derive from it.
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
    [value, next] = nextWord(next);
    if (value < limit) return [value % bound, next];
  }
}

/** Draws one element; throws a RangeError on an empty list. */
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
