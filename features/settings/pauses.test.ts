import { expect, it } from 'vitest';
import { afterChange, pausedMs } from './pauses.ts';

const DAY_MS = 86_400_000;

it('counts the time of each maintenance, also of one that lasts, and only from the given time', () => {
  const once = afterChange(afterChange([], true, 1_000), false, 1_500);
  const twice = afterChange(once, true, 2_000);
  expect(pausedMs(twice, 0, 2_700)).toBe(500 + 700);
  expect(pausedMs(twice, 1_200, 2_700)).toBe(300 + 700);
  expect(pausedMs(twice, 2_100, 2_700)).toBe(600);
  expect(pausedMs(afterChange(twice, false, 2_800), 1_600, 9_000)).toBe(800);
  // The clock of this server is behind.
  expect(pausedMs(twice, 0, 900)).toBe(0);
});

it('does not begin or end a maintenance twice, and forgets it after a year', () => {
  const closed = afterChange([], true, 1_000);
  expect(afterChange(closed, true, 2_000)).toEqual(closed);
  const opened = afterChange(closed, false, 3_000);
  expect(afterChange(opened, false, 4_000)).toEqual(opened);
  expect(afterChange(opened, true, 4_000 + 366 * DAY_MS)).toHaveLength(1);
});
