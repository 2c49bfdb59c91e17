import { useEffect, useState } from 'react';

/** Minimum time for which the loading state of the inventory is shown (ms). */
const LEAST_LOADING_MS = 500;

/** Whether to show the loading state: while working, and for at least 500 ms after mounting. */
export function useMinimumLoading(isWorking: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), LEAST_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWorking || !isOver;
}
