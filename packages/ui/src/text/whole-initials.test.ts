import { expect, it } from 'vitest';
import { wholeInitials } from './whole-initials.ts';

it('keeps initials with the word behind them, and leaves the ends of sentences alone', () => {
  expect(wholeInitials('B. F. Sword')).toBe('B.\u00A0F.\u00A0Sword');
  expect(wholeInitials('Dr. Mundo')).toBe('Dr.\u00A0Mundo');
  expect(wholeInitials('Kai. Then Long Sword')).toBe('Kai. Then Long Sword');
});
