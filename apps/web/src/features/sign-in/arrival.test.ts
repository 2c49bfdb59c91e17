import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useArrival } from './arrival.ts';

vi.mock('../../ui/feedback/confetti.ts', () => ({ playConfetti: async () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('shows the transition after 600 ms and arrives 2 s later', () => {
  const onArrived = vi.fn<() => void>();
  const { result } = renderHook(() => useArrival(onArrived));
  pass(60_000);
  expect(result.current.isTransition).toBe(false);
  act(() => result.current.celebrate());
  pass(599);
  expect(result.current.isTransition).toBe(false);
  pass(1);
  expect(result.current.isTransition).toBe(true);
  pass(1_999);
  expect(onArrived).not.toHaveBeenCalled();
  pass(1);
  expect(onArrived).toHaveBeenCalledOnce();
});

it('arrives nowhere once the page is left', () => {
  const onArrived = vi.fn<() => void>();
  const { result, unmount } = renderHook(() => useArrival(onArrived));
  act(() => result.current.celebrate());
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(onArrived).not.toHaveBeenCalled();
});
