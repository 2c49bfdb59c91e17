import { useServerTime } from '@hub/ui/net/use-server-time.ts';
import { startOfDay } from './time-to-midnight.ts';

/** Start of the current UTC day in ms since 1970; updates at midnight. */
export const useUtcDay = (): number => useServerTime(startOfDay);

/** Whether a daily game is done for today: completed after the start of the UTC day. */
export function useIsDoneToday(lastCompletedTime: number | null | undefined): boolean {
  const day = useUtcDay();
  return typeof lastCompletedTime === 'number' && lastCompletedTime > day;
}
