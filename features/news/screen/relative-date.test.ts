import { expect, it } from 'vitest';
import { relativeDate } from './relative-date.ts';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2024-08-04T12:00:00Z');
const after = (days: number) => relativeDate('2024-08-04', NOON + days * DAY_MS);

it.each([
  [0, 'Today'],
  [1, 'Yesterday'],
  [2, '2 days ago'],
  [6, '6 days ago'],
  [7, '1 weeks ago'],
  [13, '1 weeks ago'],
  [14, '2 weeks ago'],
  [29, '4 weeks ago'],
  [30, '4 Aug 2024'],
  [365, '4 Aug 2024'],
])('after %i days: %s', (days, text) => expect(after(days)).toBe(text));

it('changes with the UTC day', () => {
  expect(relativeDate('2024-08-04', Date.parse('2024-08-04T23:59:59.999Z'))).toBe('Today');
  expect(relativeDate('2024-08-04', Date.parse('2024-08-05T00:00:00Z'))).toBe('Yesterday');
});

it('calls a day to come today, for a clock that lags behind', () => expect(after(-3)).toBe('Today'));
