import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 100;

/** Milliseconds until a moment of `performance.now()`, looked at ten times a second while `isRunning`; 0 when it has come. */
export function useRemaining(endsAt: number, isRunning = true): number {
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
  return Math.max(0, endsAt - now);
}
