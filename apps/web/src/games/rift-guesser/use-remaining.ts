import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 100;

/**
 * Milliseconds until a moment of `performance.now()`, looked at ten times a second: 0 when it has come or
 * there is none, and possibly too much until the first look.
 */
export function useRemaining(endsAt: number | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const timer = setInterval(() => setNow(performance.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === undefined ? 0 : Math.max(0, endsAt - now);
}
