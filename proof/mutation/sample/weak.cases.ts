import { expect, it } from 'vitest';
import { price } from './rule.ts';

it('has a price', () => {
  expect(price(1)).toBe(10);
  expect(price(100)).toBeLessThan(1_000);
});
