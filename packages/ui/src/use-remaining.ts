import { useEffect, useState } from 'react';

/** Polling interval in milliseconds. */
const UPDATE_MS = 100;

/**
 * Milliseconds until a time of `performance.now()`, updated ten times a second while `isRunning`. 0 when it
 * has passed or there is none; possibly too high until the first update.
 */
export function useRemaining(endsAt: number | undefined, isRunning = endsAt !== undefined): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const update = () => setNow(performance.now());
    const first = requestAnimationFrame(update);
    const timer = setInterval(update, UPDATE_MS);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
    };
  }, [isRunning]);
  return endsAt === undefined ? 0 : Math.max(0, endsAt - now);
}
