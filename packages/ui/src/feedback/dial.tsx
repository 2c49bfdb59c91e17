import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dial.module.css';

interface Props {
  /** What is left of the whole, 0 to 1. */
  readonly fraction: number;
  /** What is left, in words. */
  readonly label: string;
  /** Warns in another colour. */
  readonly isEnding: boolean;
  /** The figure in the middle. */
  readonly children: ReactNode;
  /** May set `--dial`, the diameter (56px), and the place. */
  readonly className?: string | undefined;
}

/** Time that runs out: a ring that empties around a figure. */
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
