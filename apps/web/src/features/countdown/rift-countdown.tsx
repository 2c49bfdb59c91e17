import { formatCountdown } from '@hub/ui/text/countdown-format.ts';
import { CountdownTimer } from '@hub/ui/text/countdown-timer.tsx';
import type { ComponentProps } from 'react';
import { useTimeToMidnight } from './time-to-midnight.ts';

/** Live countdown to the next daily rift. */
export function RiftCountdown(props: Omit<ComponentProps<typeof CountdownTimer>, 'remainingMs'>) {
  return <CountdownTimer {...props} remainingMs={useTimeToMidnight()} />;
}

/** The same countdown as digits only, `07:42:18`. */
export const RiftClock = (): string => formatCountdown(useTimeToMidnight());
