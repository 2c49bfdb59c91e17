import type { CSSProperties } from 'react';
import { riftGuesserTexts as texts } from '../../messages/rift-guesser.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './dial.module.css';

interface Props {
  readonly remainingMs: number;
  readonly totalMs: number;
}

/** From here on the dial warns. */
const LAST_SECONDS = 4;

/** The time of a round: a ring that empties, and the full seconds left plus one (games 2). */
export function Dial({ remainingMs, totalMs }: Props) {
  const seconds = Math.min(Math.round(totalMs / 1000), Math.floor(remainingMs / 1000) + 1);
  const isEnding = seconds <= LAST_SECONDS;
  return (
    <div
      role="timer"
      aria-label={texts.secondsLeft(seconds)}
      className={classNames(styles['dial'], isEnding && styles['ending'])}
      style={{ '--left': Math.min(1, remainingMs / totalMs) } as CSSProperties}
    >
      <svg viewBox="0 0 92 92" aria-hidden>
        <circle cx="46" cy="46" r="45" className={styles['back']} />
        <circle cx="46" cy="46" r="37" className={styles['track']} />
        <circle cx="46" cy="46" r="37" pathLength="1" className={styles['ring']} />
      </svg>
      <b className="num" aria-hidden>
        {seconds}
      </b>
    </div>
  );
}
