import { classNames } from '@hub/ui/class-names.ts';
import { plural, t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import styles from './dial.module.css';

interface Props {
  readonly remainingMs: number;
  readonly totalMs: number;
  /** False before the countdown; the ring is then full and does not move. */
  readonly isRunning: boolean;
}

/** Timer for guesses: a ring that empties, and the remaining seconds. */
export function Dial({ remainingMs, totalMs, isRunning }: Props) {
  const seconds = Math.ceil(remainingMs / 1000);
  const left = totalMs > 0 ? remainingMs / totalMs : 0;
  return (
    <div
      role="timer"
      aria-label={t`${plural({ left: seconds }, { one: '# second', other: '# seconds' })} left`}
      className={classNames(styles['dial'], isRunning && left < 0.25 && styles['ending'])}
      style={{ '--left': left } as CSSProperties}
    >
      <svg viewBox="0 0 128 128" aria-hidden>
        <circle cx="64" cy="64" r="54" className={styles['track']} />
        <circle
          cx="64"
          cy="64"
          r="54"
          pathLength="1"
          transform="rotate(-90 64 64)"
          className={styles['time']}
        />
        {/* One for each second. */}
        <circle
          cx="64"
          cy="64"
          r="47"
          pathLength={totalMs / 1000}
          transform="rotate(-90 64 64)"
          className={styles['seconds']}
        />
      </svg>
      <b aria-hidden className="num">
        {seconds}
      </b>
    </div>
  );
}
