import { useEffect, useState } from 'react';

/** The inventory loads at least so long (ms); platform 4. */
export const LEAST_LOADING_MS = 500;

/** Whether a wait that began with the component goes on: until the work is done, and no sooner than 500 ms after its start. */
export function useLeastWait(isWorking: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), LEAST_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWorking || !isOver;
}
