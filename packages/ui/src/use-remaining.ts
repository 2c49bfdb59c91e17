import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 100;

/**
 * Milliseconds until a moment of `performance.now()`, looked at ten times a second while `isRunning`: 0 when it has come
 * or there is none, and possibly too much until the first look.
 */
export function useRemaining(endsAt: number | undefined, isRunning = endsAt !== undefined): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const look = () => setNow(performance.now());
    const first = requestAnimationFrame(look);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
    };
  }, [isRunning]);
  return endsAt === undefined ? 0 : Math.max(0, endsAt - now);
}
