import { Dial } from '@hub/ui/feedback/dial.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { plural, t } from '@lingui/core/macro';

interface Props {
  /** When the round ends (`performance.now()`). */
  readonly endsAt: number | undefined;
  readonly totalMs: number;
  readonly className?: string | undefined;
}

/** At this many seconds left, the dial starts to warn. */
export const LAST_SECONDS = 10;

/** The time left for the players to agree. */
export function RoundDial({ endsAt, totalMs, className }: Props) {
  // Capped, because `useRemaining` may have read the clock before the round started.
  const remainingMs = Math.min(totalMs, useRemaining(endsAt));
  const seconds = Math.ceil(remainingMs / 1_000);
  return (
    <Dial
      fraction={remainingMs / totalMs}
      label={t`${plural(seconds, { one: '# second', other: '# seconds' })} left`}
      isEnding={seconds <= LAST_SECONDS}
      className={className}
    >
      {seconds}
    </Dial>
  );
}
