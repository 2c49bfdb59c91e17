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
  it('is HMAC-SHA256 of a counter under the seed, eight words a digest', () => {
    // `printf 0 | openssl dgst -sha256 -hmac riftlight` begins with b6ddb9b2 34a0e752, that of 1 with 0031d413.
    const words = drawMany('riftlight', 2 ** 32, 9);
    expect([words[0], words[1], words[8]]).toEqual([0xb6ddb9b2, 0x34a0e752, 0x0031d413]);
  });

  it('draws the same whatever other generators draw in between', () => {
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

  it('never changes, or stored games would not continue as they would have', () => {
    expect(drawMany('riftlight', 170, 8)).toEqual([86, 100, 2, 50, 113, 114, 65, 138]);
    expect(shuffle(randomFrom('riftlight'), Array.from('abcdefgh'))[0].join('')).toBe('edhbfagc');
  });

  it('draws other numbers for every seed, however similar', () => {
    const draws = Array.from({ length: 20_000 }, (_, index) =>
      drawMany(`secret/${index}`, 2 ** 32, 2).join(),
    );
    expect(new Set(draws).size).toBe(20_000);
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
