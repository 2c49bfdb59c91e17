import { useEffect, useState } from 'react';
import { startOfDay } from './time-to-midnight.ts';

/** Start of the current UTC day in ms since 1970; updates at midnight. */
export function useUtcDay(): number {
  const [day, setDay] = useState(() => startOfDay(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setDay(startOfDay(Date.now())), 1000);
    return () => clearInterval(timer);
  }, []);
  return day;
}

/** Whether a daily game is done for today: completed after the start of the UTC day. */
export function useIsDoneToday(lastCompletedTime: number | null | undefined): boolean {
  const day = useUtcDay();
  return typeof lastCompletedTime === 'number' && lastCompletedTime > day;
}
