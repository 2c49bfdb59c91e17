import { formatCountdown } from '@hub/ui/text/countdown-format.ts';
import { CountdownTimer } from '@hub/ui/text/countdown-timer.tsx';
import type { ComponentProps } from 'react';
import { useTimeToMidnight } from './time-to-midnight.ts';

/** The time until the next daily rift opens; it ticks by itself. */
export function RiftCountdown(props: Omit<ComponentProps<typeof CountdownTimer>, 'remainingMs'>) {
  return <CountdownTimer {...props} remainingMs={useTimeToMidnight()} />;
}

/** The same time as bare figures, `07:42:18`. */
export const RiftClock = (): string => formatCountdown(useTimeToMidnight());
