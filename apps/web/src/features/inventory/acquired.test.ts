import { expect, it } from 'vitest';
import { acquiredOn } from './acquired.ts';

it('writes a date as dd.mm.yy', () => {
  expect(acquiredOn(new Date(2025, 10, 14, 9).getTime())).toBe('14.11.25');
  expect(acquiredOn(new Date(2026, 0, 2, 23).getTime())).toBe('02.01.26');
});
