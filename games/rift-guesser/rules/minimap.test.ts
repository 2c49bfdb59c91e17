import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CENTERS, distanceScore, pointAt, positionOf, sectionAround } from './minimap.ts';

const coordinate = fc.integer({ min: 0, max: 35_000 });
const point = fc.record({ x: coordinate, y: coordinate });

describe('distanceScore', () => {
  // Hundredths of units, hundredths of points. Roots worked out by hand.
  it.each([
    ['on the spot', [1_234, 5_678], [1_234, 5_678], 0],
    ['a hundredth aside', [0, 0], [0, 1], 10],
    ['ten times √2 of a hundredth: 14.14', [0, 0], [1, 1], 14],
    ['ten times √5 of a hundredth: 22.36', [0, 0], [1, 2], 22],
    ['ten times √8 of a hundredth: 28.28', [0, 0], [2, 2], 28],
    ['a unit aside', [0, 0], [100, 0], 1_000],
    ['3, 4, 5', [1_000, 1_000], [1_300, 1_400], 5_000],
    ['30, 40, 50 units', [20_000, 10_000], [17_000, 14_000], 50_000],
    ['√61 units: 78.1024…', [0, 0], [500, 600], 7_810],
    ['√2 units: 14.1421…', [0, 0], [100, 100], 1_414],
    ['√20 units: 44.7213…', [0, 0], [200, 400], 4_472],
    ['√1.25 units: 11.1803…', [0, 0], [50, 100], 1_118],
    ['from corner to corner: 4949.7474…', [0, 0], [35_000, 35_000], 494_975],
    ['along a side', [0, 0], [35_000, 0], 350_000],
  ] as const)('%s', (_, [x1, y1], [x2, y2], hundredths) => {
    expect(distanceScore({ x: x1, y: y1 }, { x: x2, y: y2 })).toBe(hundredths);
    expect(distanceScore({ x: x2, y: y2 }, { x: x1, y: y1 })).toBe(hundredths);
  });

  it('is the integer nearest to ten times the root', () =>
    fc.assert(
      fc.property(point, point, (one, other) => {
        const score = BigInt(distanceScore(one, other));
        const square = 100n * (BigInt(one.x - other.x) ** 2n + BigInt(one.y - other.y) ** 2n);
        // |score - root| < 1/2, with everything doubled and squared.
        expect((2n * score + 1n) ** 2n > 4n * square).toBe(true);
        expect(score === 0n || (2n * score - 1n) ** 2n < 4n * square).toBe(true);
      }),
      { numRuns: 2_000 },
    ));

  it('equals the usual formula with two decimals', () =>
    fc.assert(
      fc.property(point, point, (one, other) => {
        const distance = Math.hypot(one.x / 100 - other.x / 100, one.y / 100 - other.y / 100);
        expect((distanceScore(one, other) / 100).toFixed(2)).toBe((distance * 10).toFixed(2));
      }),
      { numRuns: 2_000 },
    ));
});

describe('pointAt', () => {
  it.each([
    [0, 0, { x: 0, y: 0 }],
    [350, 350, { x: 35_000, y: 35_000 }],
    [174.994, 175.006, { x: 17_499, y: 17_501 }],
    [-0, 1e-9, { x: 0, y: 0 }],
    [-0.004, 10, undefined],
    [10, -1, undefined],
    [350.001, 10, undefined],
    [10, 351, undefined],
    [Number.NaN, 10, undefined],
    [10, Number.POSITIVE_INFINITY, undefined],
    [Number.NEGATIVE_INFINITY, 10, undefined],
    [1e300, 10, undefined],
  ])('%f, %f', (x, y, expected) => expect(pointAt({ x, y })).toStrictEqual(expected));

  it('keeps two decimals', () =>
    fc.assert(
      fc.property(point, (at) => {
        expect(pointAt(positionOf(at))).toEqual({ ...at });
      }),
    ));
});

describe('sectionAround', () => {
  it('is an 18th of a base of 833 × 700 that is as wide as the map', () => {
    const { width, height } = sectionAround({ x: 17_500, y: 17_500 });
    expect([width, height]).toEqual([19.44, 16.34]);
    expect(width).toBeCloseTo(350 / 18, 2);
    expect(height).toBeCloseTo(((350 / 833) * 700) / 18, 2);
  });

  it('lies around its center and completely on the map', () => {
    expect(sectionAround({ x: CENTERS.minX, y: CENTERS.minY })).toMatchObject({ x: 0, y: 0 });
    const { x, y, width, height } = sectionAround({ x: CENTERS.maxX, y: CENTERS.maxY });
    expect([x + width, y + height]).toEqual([350, 350]);
    expect(sectionAround({ x: 10_000, y: 20_000 })).toEqual({
      x: 90.28,
      y: 191.83,
      width: 19.44,
      height: 16.34,
    });
  });
});
