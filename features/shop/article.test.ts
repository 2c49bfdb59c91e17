import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceNow } from './article.ts';

const price = fc.integer({ min: 0, max: 1_000_000 });
const salePercentage = fc.integer({ min: 0, max: 99 });

describe('priceNow', () => {
  it.each([
    [750, 20, 600],
    [620, 25, 465],
    [333, 10, 299],
    [999, 33, 669],
    [1, 99, 0],
  ])('of %d with %d percent off is %d', (full, percentage, expected) => {
    expect(priceNow({ price: full, salePercentage: percentage })).toBe(expected);
  });

  it('is the full price without a discount', () =>
    fc.assert(
      fc.property(price, (full) => {
        expect(priceNow({ price: full, salePercentage: 0 })).toBe(full);
      }),
      { numRuns: 1_000 },
    ));

  it('is an integer between 0 and the price, less than 1 below the exact value', () =>
    fc.assert(
      fc.property(price, salePercentage, (full, percentage) => {
        const now = priceNow({ price: full, salePercentage: percentage });
        const missing = full * (100 - percentage) - now * 100;
        expect(Number.isSafeInteger(now) && now >= 0 && now <= full).toBe(true);
        expect(missing >= 0 && missing < 100).toBe(true);
      }),
      { numRuns: 1_000 },
    ));

  it('never increases with the discount, nor decreases with the price', () =>
    fc.assert(
      fc.property(price, salePercentage, fc.nat({ max: 50 }), (full, percentage, more) => {
        const now = priceNow({ price: full, salePercentage: percentage });
        const larger = Math.min(99, percentage + more);
        expect(priceNow({ price: full, salePercentage: larger })).toBeLessThanOrEqual(now);
        expect(priceNow({ price: full + more, salePercentage: percentage })).toBeGreaterThanOrEqual(now);
      }),
      { numRuns: 1_000 },
    ));
});
