import { t } from '@lingui/core/macro';
import { Clock } from 'lucide-react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { countdownParts, formatCountdown, spokenCountdown } from './countdown-format.ts';
import styles from './countdown-timer.module.css';

interface Props {
  readonly remainingMs: number;
  readonly label?: string | undefined;
  /** `xl` is three cells, the default one line. */
  readonly size?: 'xl' | undefined;
  readonly className?: string | undefined;
}

/** Shows a remaining time; the parent updates it. Read by screen readers in minutes, never announced. */
export function CountdownTimer({ remainingMs, label, size, className }: Props) {
  const name = label ?? t`Rift reset in`;
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={`${name} ${spokenCountdown(remainingMs)}`}
      className={classNames(styles['timer'], size && styles[size], className)}
    >
      <span aria-hidden className={classNames('label', styles['label'])}>
        <Icon of={Clock} size={size === 'xl' ? 'small' : 'medium'} />
        {name}
      </span>
      {size === 'xl' ? (
        <Cells remainingMs={remainingMs} />
      ) : (
        <b aria-hidden>{formatCountdown(remainingMs)}</b>
      )}
    </div>
  );
}

function Cells({ remainingMs }: { readonly remainingMs: number }) {
  const parts = countdownParts(remainingMs);
  return (
    <span aria-hidden className={styles['cells']}>
      <Cell figure={parts.hours} unit={t`hours`} />
      <i className={styles['joint']} />
      <Cell figure={parts.minutes} unit={t`minutes`} />
      <i className={styles['joint']} />
      <Cell figure={parts.seconds} unit={t`seconds`} />
    </span>
  );
}

function Cell({ figure, unit }: { readonly figure: string; readonly unit: string }) {
  return (
    <span className={classNames('cut', styles['cell'])}>
      <b>{figure}</b>
      <small>{unit}</small>
    </span>
  );
}
