import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { GUEST_DELAY_MS, SIGN_IN_DELAY_MS, useArrival } from './arrival.ts';
import { WelcomeTransition } from './welcome-transition.tsx';

vi.mock('@hub/ui/feedback/confetti.ts', () => ({ playConfetti: async () => undefined }));

/** Waits until the transition's code is imported; only the first import takes time. */
const codeComes = () => act(async () => void (await import('./welcome-transition.tsx')));

beforeEach(() => void vi.useFakeTimers());
function advanceTime(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

it.each([
  ['a guest', GUEST_DELAY_MS, 600],
  ['a sign-in', SIGN_IN_DELAY_MS, 1_000],
])('shows %s the transition after its delay and arrives 2 s later', async (_, delay, delayMs) => {
  const onArrived = vi.fn<() => void>();
  const { result } = renderHook(() => useArrival(onArrived));
  act(() => result.current.prepare());
  await codeComes();
  advanceTime(60_000);
  expect(result.current.Transition).toBeUndefined();
  act(() => result.current.startTransition(delay));
  advanceTime(delayMs - 1);
  expect(result.current.Transition).toBeUndefined();
  // Shown at once: the code is already loaded.
  advanceTime(1);
  expect(result.current.Transition).toBe(WelcomeTransition);
  advanceTime(1_999);
  expect(onArrived).not.toHaveBeenCalled();
  advanceTime(1);
  expect(onArrived).toHaveBeenCalledOnce();
});

it('arrives nowhere once the page is left', () => {
  const onArrived = vi.fn<() => void>();
  const { result, unmount } = renderHook(() => useArrival(onArrived));
  act(() => result.current.startTransition(GUEST_DELAY_MS));
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(onArrived).not.toHaveBeenCalled();
});
