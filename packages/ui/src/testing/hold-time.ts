import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stops the clock. Testing Library turns it by itself only where it finds the timers of Jest. */
export function holdTime(): void {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
}

/** Lets so many milliseconds pass, and everything happen that was to happen in them. */
export const pass = (ms: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
