import { useEffect, useState } from 'react';
import { startOfDay } from './time-to-midnight.ts';

/** Start of the present UTC day in ms since 1970; changes at midnight. */
function useUtcDay(): number {
  const [day, setDay] = useState(() => startOfDay(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setDay(startOfDay(Date.now())), 1000);
    return () => clearInterval(timer);
  }, []);
  return day;
}

/** Whether a daily mode is done for today: completed later than the start of the UTC day (games 2). */
export function useIsDoneToday(lastCompletedTime: number | null | undefined): boolean {
  const day = useUtcDay();
  return typeof lastCompletedTime === 'number' && lastCompletedTime > day;
}
