import { expect, it } from 'vitest';
import { winsOfTen } from './quick-table.tsx';

it('a table of bots is won less often than each of them alone', () => {
  expect(winsOfTen([5])).toBe(5);
  expect(winsOfTen([5, 5, 5])).toBe(3);
  expect(winsOfTen([9, 5])).toBe(5);
  expect(winsOfTen([8, 0])).toBe(0);
});
