import { expect, it } from 'vitest';
import { winRate } from './win-rate.ts';

it.each([
  [23, 14, '62.16'],
  [9, 11, '45.00'],
  [1, 2, '33.33'],
  [2, 1, '66.67'],
  [0, 3, '0.00'],
  [7, 0, '100.00'],
  [0, 0, '0.00'],
])('%i wins and %i losses are %s percent', (wins, losses, text) => {
  expect(winRate({ wins, losses })).toBe(text);
});
