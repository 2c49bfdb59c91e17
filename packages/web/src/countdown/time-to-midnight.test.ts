import { setServerClock } from '@hub/ui/net/server-clock.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIsDoneToday } from './completion.ts';
import { msToMidnight, useTimeToMidnight } from './time-to-midnight.ts';

const MIDNIGHT = Date.UTC(2026, 4, 2);
function advanceTime(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => setServerClock(String(Date.now()), Date.now()));

it('knows how long the UTC day lasts', () => {
  expect(msToMidnight(MIDNIGHT - 1)).toBe(1);
  expect(msToMidnight(MIDNIGHT)).toBe(86_400_000);
});

describe('useTimeToMidnight', () => {
  it('ticks on every full second, wherever in one it began', () => {
    vi.setSystemTime(MIDNIGHT - 10_400);
    const { result } = renderHook(() => useTimeToMidnight());
    expect(result.current).toBe(10_400);
    advanceTime(400);
    expect(result.current).toBe(10_000);
    advanceTime(1_000);
    expect(result.current).toBe(9_000);
  });

  it('tells midnight once and counts down the new day', () => {
    vi.setSystemTime(MIDNIGHT - 1_500);
    const onMidnight = vi.fn<() => void>();
    const { result } = renderHook(() => useTimeToMidnight(onMidnight));
    advanceTime(1_000);
    expect(onMidnight).not.toHaveBeenCalled();
    advanceTime(1_000);
    expect(onMidnight).toHaveBeenCalledOnce();
    expect(result.current).toBe(86_400_000);
    advanceTime(60_000);
    expect(onMidnight).toHaveBeenCalledOnce();
  });

  it('tells a midnight that passed while the machine slept', () => {
    vi.setSystemTime(MIDNIGHT - 5_000);
    const onMidnight = vi.fn<() => void>();
    renderHook(() => useTimeToMidnight(onMidnight));
    vi.setSystemTime(MIDNIGHT + 3_600_000);
    advanceTime(1_000);
    expect(onMidnight).toHaveBeenCalledOnce();
  });

  it('goes by the clock of the server on a device whose clock is wrong', () => {
    vi.setSystemTime(MIDNIGHT - 7_200_000);
    setServerClock(String(MIDNIGHT - 1_500), MIDNIGHT - 7_200_000);
    const onMidnight = vi.fn<() => void>();
    const { result } = renderHook(() => useTimeToMidnight(onMidnight));
    advanceTime(1_000);
    expect(result.current).toBe(1_000);
    advanceTime(1_000);
    expect(onMidnight).toHaveBeenCalledOnce();
  });
});

describe('useIsDoneToday', () => {
  it.each([
    ['never', null, false],
    ['before it is known', undefined, false],
    ['yesterday', MIDNIGHT - 1, false],
    ['at the very start', MIDNIGHT, false],
    ['today', MIDNIGHT + 1, true],
  ])('%s', (_, completed, expected) => {
    vi.setSystemTime(MIDNIGHT + 7_200_000);
    expect(renderHook(() => useIsDoneToday(completed)).result.current).toBe(expected);
  });

  it('is over at midnight', () => {
    vi.setSystemTime(MIDNIGHT - 2_000);
    const { result } = renderHook(() => useIsDoneToday(MIDNIGHT - 60_000));
    expect(result.current).toBe(true);
    advanceTime(2_000);
    expect(result.current).toBe(false);
  });
});
