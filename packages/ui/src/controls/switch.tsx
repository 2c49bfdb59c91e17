import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

interface Props {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** An on/off switch with its label beside it; the whole row is the click target. */
export function Switch({ label, hint, checked, onChange, disabled, className }: Props) {
  const id = useId();
  return (
    <label className={classNames(styles['row'], className)}>
      <span className={styles['text']}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={classNames('cut', styles['switch'])}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
