import { formatCountdown } from '@hub/ui/text/countdown-format.ts';
import { CountdownTimer } from '@hub/ui/text/countdown-timer.tsx';
import { useIsHydrated } from '@hub/ui/use-is-hydrated.ts';
import type { ComponentProps } from 'react';
import { useTimeToMidnight } from './time-to-midnight.ts';

const UNKNOWN_TIME = '––:––:––';

/** Live countdown to the next daily rift; zeros in static markup. */
export function RiftCountdown(props: Omit<ComponentProps<typeof CountdownTimer>, 'remainingMs'>) {
  const isHydrated = useIsHydrated();
  const remainingMs = useTimeToMidnight();
  return <CountdownTimer {...props} remainingMs={isHydrated ? remainingMs : 0} />;
}

/** The same countdown as digits only, `07:42:18`; dashes in static markup. */
export function RiftClock() {
  const isHydrated = useIsHydrated();
  const remainingMs = useTimeToMidnight();
  return <>{isHydrated ? formatCountdown(remainingMs) : UNKNOWN_TIME}</>;
}
