import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextInt, pick, type Random, randomFrom, shuffle } from './random.ts';

/** So many draws in a row from one seed. */
function drawMany(seed: string, bound: number, times: number): number[] {
  let random = randomFrom(seed);
  return Array.from({ length: times }, () => {
    let value: number;
    [value, random] = nextInt(random, bound);
    return value;
  });
}

/** How far counts are from being equally likely (chi-squared). */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const countsOf = (values: readonly number[], bound: number): number[] =>
  values.reduce<number[]>(
    (counts, value) => counts.with(value, (counts[value] ?? 0) + 1),
    Array.from({ length: bound }, () => 0),
  );

describe('the generator', () => {
  it('is sfc32', () => {
    // The first outputs of a plain implementation of the published algorithm, from the state 1, 2, 3, 4.
    let random: Random = [1, 2, 3, 4];
    const values = [7, 34, 56_623_200, 188_882_296].map(() => {
      let value: number;
      [value, random] = nextInt(random, 2 ** 32);
      return value;
    });
    expect(values).toEqual([7, 34, 56_623_200, 188_882_296]);
  });

  it('never changes, or stored games would not go on as they would have', () => {
    expect(randomFrom('riftlight')).toEqual([2_771_555_173, 327_825_281, 2_230_126_415, 13]);
    expect(randomFrom('')).toEqual([3_991_101_622, 1_140_634_752, 3_820_617_931, 13]);
    expect(drawMany('riftlight', 2 ** 32, 4)).toEqual([
      3_099_380_467, 3_218_682_991, 1_679_562_913, 486_440_073,
    ]);
    expect(drawMany('riftlight', 170, 8)).toEqual([137, 61, 143, 33, 62, 29, 94, 137]);
    expect(shuffle(randomFrom('riftlight'), Array.from('abcdefgh'))[0].join('')).toBe('cefahbgd');
  });

  it('starts elsewhere for every seed, be they ever so alike', () => {
    const states = Array.from({ length: 20_000 }, (_, index) => randomFrom(`secret/${index}`).join());
    expect(new Set(states).size).toBe(20_000);
    expect(randomFrom('ab')).not.toEqual(randomFrom('ba'));
  });

  it('survives storage at any point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const [, random] = nextInt(randomFrom(seed), bound);
        const stored = JSON.parse(JSON.stringify(random)) as Random;
        expect(stored).toEqual(random);
        expect(nextInt(stored, bound)).toEqual(nextInt(random, bound));
      }),
    );
  });
});

describe('a whole number', () => {
  it('is one, from 0 up to but not including the bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        for (const value of drawMany(seed, bound, 5)) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value >= 0 && value < bound).toBe(true);
        }
      }),
    );
    expect(drawMany('one', 1, 3)).toEqual([0, 0, 0]);
  });

  // Limits: chi-squared that a fair generator exceeds once in a million.
  it.each([
    [2, 23.9],
    [6, 35.9],
    [10, 45.1],
    [170, 274],
  ])('is as likely as any other below %i', (bound, limit) => {
    expect(unevenness(countsOf(drawMany('fair', bound, 60_000), bound))).toBeLessThan(limit);
  });

  it('is fair where the bound does not divide 2^32 by far', () => {
    const bound = 3 * 2 ** 30;
    const thirds = drawMany('rejected', bound, 30_000).map((value) => Math.floor(value / 2 ** 30));
    expect(unevenness(countsOf(thirds, 3))).toBeLessThan(27.6);
  });

  it('does not follow from the one before', () => {
    const values = drawMany('pairs', 6, 72_001);
    const pairs = values.slice(1).map((value, index) => value * 6 + (values[index] ?? 0));
    expect(unevenness(countsOf(pairs, 36))).toBeLessThan(94);
  });

  it('does not follow from the number in the seed', () => {
    const firsts = Array.from({ length: 60_000 }, (_, index) => nextInt(randomFrom(`seed/${index}`), 6)[0]);
    expect(unevenness(countsOf(firsts, 6))).toBeLessThan(35.9);
  });
});

describe('a pick', () => {
  it('is an element, and the position moves on', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer(), { minLength: 1 }), (seed, list) => {
        const [value, next] = pick(randomFrom(seed), list);
        expect(list).toContain(value);
        expect(next).not.toEqual(randomFrom(seed));
      }),
    );
  });

  it('from nothing is refused', () => {
    expect(() => pick(randomFrom('seed'), [])).toThrow(RangeError);
  });
});

describe('a shuffle', () => {
  it('keeps every element and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
        const frozen = Object.freeze([...list]);
        const [shuffled] = shuffle(randomFrom(seed), frozen);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
    );
  });

  it('makes each order of four as likely as any other', () => {
    let random = randomFrom('orders');
    const counts = new Map<string, number>();
    for (let times = 0; times < 24_000; times += 1) {
      let order: string[];
      [order, random] = shuffle(random, Array.from('abcd'));
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(73);
  });
});
