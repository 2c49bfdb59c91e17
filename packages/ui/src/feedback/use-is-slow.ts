import { useEffect, useState } from 'react';

/** Time (ms) after which a player is offered another try. */
const SLOW_AFTER_MS = 5_000;

/** Whether the component has been shown for five seconds, so that a wait is worth another try. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
