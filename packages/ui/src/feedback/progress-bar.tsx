import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

/** Minimum fill, so that the bar of a ranking never looks empty, in percent. */
const LEAST_FILL = 0.05;

interface Props {
  readonly label: string;
  readonly value: number;
  readonly max?: number | undefined;
  /** Share that is filled at least. */
  readonly leastFill?: number | undefined;
  /** CSS colour; the page's hue by default. */
  readonly color?: string | undefined;
  readonly valueText?: string | undefined;
  readonly className?: string | undefined;
}

/** A progress bar from 0 to `max`. */
export function ProgressBar({
  label,
  value,
  max = 100,
  leastFill = LEAST_FILL,
  color,
  valueText,
  className,
}: Props) {
  const reached = Math.min(max, Math.max(0, value));
  const fill = Math.max(leastFill, max > 0 ? reached / max : 0);
  return (
    <div
      className={classNames(styles['bar'], className)}
      style={{ '--c': color, '--fill': fill } as CSSProperties}
    >
      <progress className="sr" aria-label={label} aria-valuetext={valueText} value={reached} max={max} />
      <span className={styles['fill']} />
    </div>
  );
}
