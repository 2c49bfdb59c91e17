import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dial.module.css';

interface Props {
  /** The remaining share, 0 to 1. */
  readonly fraction: number;
  /** The remaining time in words; accessible name. */
  readonly label: string;
  /** Shows the ring in a warning colour. */
  readonly isEnding: boolean;
  /** The number in the middle. */
  readonly children: ReactNode;
  /** May set `--dial`, the diameter (56px), and the position. */
  readonly className?: string | undefined;
}

/** A countdown: a ring that empties around a number. */
export function Dial({ fraction, label, isEnding, children, className }: Props) {
  return (
    <div
      role="timer"
      aria-label={label}
      className={classNames(styles['dial'], isEnding && styles['ending'], className)}
      style={{ '--left': Math.min(1, fraction) } as CSSProperties}
    >
      <svg viewBox="0 0 92 92" aria-hidden>
        <circle cx="46" cy="46" r="38" className={styles['track']} />
        <circle cx="46" cy="46" r="38" pathLength="1" className={styles['ring']} />
      </svg>
      <b className="num" aria-hidden>
        {children}
      </b>
    </div>
  );
}
