import { assert, double, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOffMs } from './back-off.ts';

describe('backOffMs', () => {
  it('doubles from half a second to eight seconds', () => {
    const waits = [0, 1, 2, 3, 4, 5, 40].map((failures) => backOffMs(failures, () => 0.5));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('spreads every wait by a fifth at most', () => {
    assert(
      property(nat(30), double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (failures, chance) => {
        const middle = backOffMs(failures, () => 0.5);
        const wait = backOffMs(failures, () => chance);
        expect(Math.abs(wait - middle)).toBeLessThanOrEqual(middle / 5);
      }),
    );
    expect(backOffMs(0, () => 0)).toBe(400);
  });
});
