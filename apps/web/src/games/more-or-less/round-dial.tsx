import type { CSSProperties } from 'react';
import { moreOrLessTexts as texts } from '../../messages/more-or-less.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './round-dial.module.css';
import { useRemaining } from './use-remaining.ts';

interface Props {
  /** When the round ends, by `performance.now()`. */
  readonly endsAt: number | undefined;
  readonly totalMs: number;
}

/** Seconds from which on the dial warns. */
export const LAST_SECONDS = 10;

/** The time that is left to agree. */
export function RoundDial({ endsAt, totalMs }: Props) {
  // Never more than there is: the first look is from the moment before.
  const remainingMs = Math.min(totalMs, useRemaining(endsAt));
  const seconds = Math.ceil(remainingMs / 1_000);
  return (
    <div
      role="timer"
      aria-label={texts.secondsLeft(seconds)}
      className={classNames(styles['dial'], seconds <= LAST_SECONDS && styles['ending'])}
      style={{ '--left': remainingMs / totalMs } as CSSProperties}
    >
      <svg viewBox="0 0 60 60" aria-hidden>
        <circle cx="30" cy="30" r="25" className={styles['track']} />
        <circle cx="30" cy="30" r="25" pathLength="1" className={styles['ring']} />
      </svg>
      <b className="num" aria-hidden>
        {seconds}
      </b>
    </div>
  );
}
