import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextInt, pick, type Random, randomFrom, shuffle } from './random.ts';

/** Draws `times` numbers from one seed. */
function drawMany(seed: string, bound: number, times: number): number[] {
  let random = randomFrom(seed);
  return Array.from({ length: times }, () => {
    let value: number;
    [value, random] = nextInt(random, bound);
    return value;
  });
}

/** Chi-squared of counts against equal likelihood. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const countsOf = (values: readonly number[], bound: number): number[] =>
  values.reduce<number[]>(
    (counts, value) => counts.with(value, (counts[value] ?? 0) + 1),
    Array.from({ length: bound }, () => 0),
  );

describe('randomFrom', () => {
  it('is HMAC-SHA256 of a counter under the seed, eight words a digest', () => {
    // `printf 0 | openssl dgst -sha256 -hmac riftlight` begins with b6ddb9b2 34a0e752, that of 1 with 0031d413.
    const words = drawMany('riftlight', 2 ** 32, 9);
    expect([words[0], words[1], words[8]]).toEqual([0xb6ddb9b2, 0x34a0e752, 0x0031d413]);
  });

  it('draws the same numbers if other generators draw in between', () => {
    const alone = drawMany('riftlight', 100, 40);
    let [one, other] = [randomFrom('riftlight'), randomFrom('other')];
    const between = alone.map(() => {
      let value: number;
      [value, one] = nextInt(one, 100);
      [, other] = nextInt(other, 100);
      return value;
    });
    expect(between).toEqual(alone);
  });

  it('draws fixed numbers, on which stored games depend', () => {
    expect(drawMany('riftlight', 170, 8)).toEqual([86, 100, 2, 50, 113, 114, 65, 138]);
    expect(shuffle(randomFrom('riftlight'), Array.from('abcdefgh'))[0].join('')).toBe('edhbfagc');
  });

  it('draws different numbers for similar seeds', () => {
    const draws = Array.from({ length: 20_000 }, (_, index) =>
      drawMany(`secret/${index}`, 2 ** 32, 2).join(),
    );
    expect(new Set(draws).size).toBe(20_000);
  });

  it('continues after storage at any point', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const [, random] = nextInt(randomFrom(seed), bound);
        const stored = JSON.parse(JSON.stringify(random)) as Random;
        expect(stored).toEqual(random);
        expect(nextInt(stored, bound)).toEqual(nextInt(random, bound));
      }),
    ));
});

describe('nextInt', () => {
  it('returns an integer from 0 up to but not including the bound', () => {
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
  ])('draws all numbers below %i with equal likelihood', (bound, limit) => {
    expect(unevenness(countsOf(drawMany('fair', bound, 60_000), bound))).toBeLessThan(limit);
  });

  it('is fair for a bound that does not divide 2^32', () => {
    const bound = 3 * 2 ** 30;
    const thirds = drawMany('rejected', bound, 30_000).map((value) => Math.floor(value / 2 ** 30));
    expect(unevenness(countsOf(thirds, 3))).toBeLessThan(27.6);
  });

  it('draws numbers independent of the previous one', () => {
    const values = drawMany('pairs', 6, 72_001);
    const pairs = values.slice(1).map((value, index) => value * 6 + (values[index] ?? 0));
    expect(unevenness(countsOf(pairs, 36))).toBeLessThan(94);
  });

  it('draws numbers independent of a counter in the seed', () => {
    const firsts = Array.from({ length: 60_000 }, (_, index) => nextInt(randomFrom(`seed/${index}`), 6)[0]);
    expect(unevenness(countsOf(firsts, 6))).toBeLessThan(35.9);
  });
});

describe('pick', () => {
  it('returns an element and the next generator', () =>
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer(), { minLength: 1 }), (seed, list) => {
        const [value, next] = pick(randomFrom(seed), list);
        expect(list).toContain(value);
        expect(next).not.toEqual(randomFrom(seed));
      }),
    ));

  it('throws on an empty list', () => expect(() => pick(randomFrom('seed'), [])).toThrow(RangeError));
});

describe('shuffle', () => {
  it('keeps all elements and does not change the list', () =>
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
        const frozen = Object.freeze([...list]);
        const [shuffled] = shuffle(randomFrom(seed), frozen);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
    ));

  it('makes all orders of four elements equally likely', () => {
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
