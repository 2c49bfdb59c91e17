import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Enables fake timers. Stubs `jest`, because Testing Library advances only timers that look like Jest's. */
export function installFakeClock(): void {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
}

/** Advances the fake timers by `ms`, and runs everything due in that time. */
export const advanceTime = (ms: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
