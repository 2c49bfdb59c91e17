import { plural, t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { useRemaining } from '../use-remaining.ts';
import styles from './round-dial.module.css';

interface Props {
  /** When the round ends (`performance.now()`). */
  readonly endsAt: number | undefined;
  readonly totalMs: number;
  /** At this many seconds left, the ring has a warning colour. */
  readonly lastSeconds: number;
  /** The seconds to show for the time left; default: those that have not passed completely. */
  readonly secondsIn?: (remainingMs: number) => number;
  /** May set `--dial`, the diameter (56px), and the position. */
  readonly className?: string | undefined;
}

const secondsUpTo = (remainingMs: number): number => Math.ceil(remainingMs / 1_000);

/** The time left in a round: a ring that empties around the seconds. */
export function RoundDial({ endsAt, totalMs, lastSeconds, secondsIn = secondsUpTo, className }: Props) {
  // Capped, because `useRemaining` may have read the clock before the round started.
  const remainingMs = Math.min(totalMs, useRemaining(endsAt));
  const seconds = Math.min(Math.round(totalMs / 1_000), secondsIn(remainingMs));
  return (
    <div
      role="timer"
      aria-label={t`${plural(seconds, { one: '# second', other: '# seconds' })} left`}
      className={classNames(styles['dial'], seconds <= lastSeconds && styles['ending'], className)}
      style={{ '--left': remainingMs / totalMs } as CSSProperties}
    >
      <svg viewBox="0 0 92 92" aria-hidden>
        <circle cx="46" cy="46" r="38" className={styles['track']} />
        <circle cx="46" cy="46" r="38" pathLength="1" className={styles['ring']} />
      </svg>
      <b className="num" aria-hidden>
        {seconds}
      </b>
    </div>
  );
}
