import { describe, expect, it } from 'vitest';
import { numberInAddress } from './endpoint.ts';

describe('numberInAddress', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['50', 50],
  ])('accepts %s', (text, number) => expect(numberInAddress(50).parse(text)).toBe(number));

  it.each(['', '51', '-1', '1.5', '1e1', ' 1', '0x1', '9999999999', 7, null])('refuses %j', (text) => {
    expect(numberInAddress(50).safeParse(text).success).toBe(false);
  });
});
