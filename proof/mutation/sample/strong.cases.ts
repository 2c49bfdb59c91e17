import { describe, expect, it } from 'vitest';
import { countUpTo, price, rememberedPrice } from './rule.ts';

describe('a price', () => {
  it.each([
    [1, 10],
    [9, 90],
    [10, 90],
    [11, 99],
  ])('of %d is %d', (count, total) => {
    expect(price(count)).toBe(total);
    expect(rememberedPrice(count).total).toBe(total);
    expect(rememberedPrice(count)).toBe(rememberedPrice(count));
  });
});

it('counts', () => {
  expect(countUpTo(0)).toBe(0);
  expect(countUpTo(3)).toBe(3);
});
