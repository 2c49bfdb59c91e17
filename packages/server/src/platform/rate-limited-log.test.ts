import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRateLimitedLog } from './rate-limited-log.ts';

let lines: unknown[];
const log = () =>
  createRateLimitedLog(
    pino({ level: 'info', base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
});
afterEach(() => void vi.useRealTimers());

it('logs each message once per window with its count, and many as a warning', () => {
  const note = log();
  for (let time = 0; time < 100; time += 1) note('lines cut');
  note('readers parted');
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(lines).toEqual([
    { level: 40, count: 100, msg: 'lines cut' },
    { level: 30, count: 1, msg: 'readers parted' },
  ]);
});

it('starts a new count after each window, without idle timers', () => {
  const note = log();
  note('lines cut');
  vi.advanceTimersByTime(5_000);
  vi.advanceTimersByTime(60_000);
  note('lines cut');
  vi.advanceTimersByTime(5_000);
  expect(lines).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});
