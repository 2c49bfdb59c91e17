import { DAY_MS } from '@hub/engine/wire/days';
import { onClockSet, serverNow } from '@hub/ui/net/server-clock.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds from `now` (ms since 1970) to the next midnight UTC; a whole day at midnight itself. */
export const msToMidnight = (now: number): number => DAY_MS - (now % DAY_MS);

/** Start of the UTC day of `now`, both in ms since 1970. */
export const startOfDay = (now: number): number => now - (now % DAY_MS);

/** Milliseconds to the next midnight UTC, updated every second. Calls `onMidnight` when a new day begins. */
export function useTimeToMidnight(onMidnight?: () => void): number {
  const [now, setNow] = useState(serverNow);
  const tellMidnight = useEffectEvent(() => onMidnight?.());
  useEffect(() => {
    let last = serverNow();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const now = serverNow();
      if (startOfDay(now) > startOfDay(last)) tellMidnight();
      last = now;
      setNow(now);
      timer = setTimeout(tick, 1000 - (now % 1000));
    };
    tick();
    const stop = onClockSet(tick);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return msToMidnight(now);
}
