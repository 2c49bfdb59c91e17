import { Dial } from '@hub/ui/feedback/dial.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { plural, t } from '@lingui/core/macro';
import styles from './round-dial.module.css';

interface Props {
  /** When the round ends (`performance.now()`). */
  readonly endsAt: number;
  readonly totalMs: number;
}

/** At this many seconds left, the dial starts to warn. */
const LAST_SECONDS = 4;

/** The time left in a round: full seconds plus one. Drawn over the picture. */
export function RoundDial({ endsAt, totalMs }: Props) {
  const remainingMs = useRemaining(endsAt);
  // Capped, because `useRemaining` may have read the clock before the round started.
  const seconds = Math.min(Math.round(totalMs / 1000), Math.floor(remainingMs / 1000) + 1);
  return (
    <Dial
      fraction={remainingMs / totalMs}
      label={t`${plural(seconds, { one: '# second', other: '# seconds' })} left`}
      isEnding={seconds <= LAST_SECONDS}
      className={styles['dial']}
    >
      {seconds}
    </Dial>
  );
}
