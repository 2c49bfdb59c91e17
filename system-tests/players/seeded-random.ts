import { nextInt, type Random, randomFrom } from '@hub/engine/kernel/random';

/** Seeded random numbers: the same seed gives the same sequence. */
export class SeededRandom {
  #random: Random;

  constructor(seed: string) {
    this.#random = randomFrom(seed);
  }

  /** An integer from `min` to `max`, both included. */
  between(min: number, max: number): number {
    const [value, random] = nextInt(this.#random, max - min + 1);
    this.#random = random;
    return min + value;
  }

  /** True in `share` of 100 cases. */
  percent(share: number): boolean {
    return this.between(1, 100) <= share;
  }

  /** An element of the list; undefined when it is empty. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.between(0, Math.max(0, list.length - 1))];
  }

  /** One of the keys, with a probability in proportion to its weight. */
  weigh<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let left = this.between(
      1,
      entries.reduce((sum, [, weight]) => sum + weight, 0),
    );
    for (const [key, weight] of entries) {
      left -= weight;
      if (left <= 0) return key;
    }
    throw new RangeError('nothing to choose from');
  }
}
