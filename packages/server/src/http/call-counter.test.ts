import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallCounter } from './call-counter.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function count(tally: CallCounter, key: string): { readonly current: number; readonly ttl: number } {
  let counted = { current: -1, ttl: -1 };
  tally.incr(
    key,
    (_error, found) => {
      counted = found;
    },
    MINUTE_MS,
  );
  return counted;
}

describe('CallCounter', () => {
  it('counts calls per caller within a window and returns its end', () => {
    const tally = new CallCounter();
    expect(count(tally, 'a')).toEqual({ current: 1, ttl: MINUTE_MS });
    vi.advanceTimersByTime(10_000);
    expect(count(tally, 'a')).toEqual({ current: 2, ttl: 50_000 });
    expect(count(tally, 'b').current).toBe(1);
    vi.advanceTimersByTime(50_000);
    expect(count(tally, 'a')).toEqual({ current: 1, ttl: MINUTE_MS });
  });

  it.each([-5, 5])('is not affected when the clock is moved by %i hours', (hours) => {
    const tally = new CallCounter();
    count(tally, 'a');
    vi.setSystemTime(Date.now() + hours * 60 * MINUTE_MS);
    expect(count(tally, 'a')).toEqual({ current: 2, ttl: MINUTE_MS });
    vi.advanceTimersByTime(MINUTE_MS);
    expect(count(tally, 'a').current).toBe(1);
  });

  it('counts separately for every limit', () => {
    const tally = new CallCounter();
    count(tally, 'a');
    expect(count(tally.child(), 'a').current).toBe(1);
  });
});
