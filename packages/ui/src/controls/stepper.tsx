import { t } from '@lingui/core/macro';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { ErrorBox } from '../text/error-box.tsx';
import { typedNumber } from '../text/typed-number.ts';
import { correctedBy, isComposing } from './composed.ts';
import styles from './stepper.module.css';
import field from './text-field.module.css';

interface Props {
  readonly label: string;
  /** Undefined while the field is empty. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Called with undefined as soon as the field is empty. */
  readonly onChange: (value: number | undefined) => void;
}

/**
 * A whole number between `min` and `max`, set by two buttons, the arrow keys or typing; typed numbers are
 * clamped on blur. An empty field stays empty: its form decides whether that is an error.
 */
export function Stepper({ label, value, min, max, step = 1, unit, hint, error, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const set = (next: number) => {
    setDraft(undefined);
    onChange(Math.min(max, Math.max(min, Math.round(next))));
  };
  const move = (direction: 1 | -1) => set(value === undefined ? min : value + direction * step);
  // Reports an empty field at once, not on blur: an error that appears or goes away while the next control is
  // being pressed would move that control away from the pointer.
  const type = (text: string) => {
    setDraft(text);
    if (text === '') onChange(undefined);
  };
  const shownError = draft ? undefined : error;
  const leave = () => {
    if (draft) set(Number(typedWhole(draft)));
    else setDraft(undefined);
  };
  return (
    <div>
      <label htmlFor={id} className={field['label']}>
        {label}
      </label>
      <div className={classNames('cut', styles['stepper'], shownError && styles['invalid'])}>
        <StepButton
          label={t`Less: ${label}`}
          disabled={value !== undefined && value <= min}
          onPress={() => move(-1)}
        >
          <Icon of={Minus} />
        </StepButton>
        <span className={styles['value']}>
          <input
            id={id}
            className={classNames('num', styles['input'])}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={unit && value !== undefined ? `${value} ${unit}` : undefined}
            aria-invalid={shownError !== undefined || undefined}
            aria-describedby={classNames(shownError && `${id}-error`, hint && `${id}-hint`)}
            value={draft ?? value ?? ''}
            {...correctedBy(typedWhole, type)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !isComposing(event)) leave();
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              move(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          {unit && <span className="soft">{unit}</span>}
        </span>
        <StepButton
          label={t`More: ${label}`}
          disabled={value !== undefined && value >= max}
          onPress={() => move(1)}
        >
          <Icon of={Plus} />
        </StepButton>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={field['hint']}>
          {hint}
        </p>
      )}
      {shownError && (
        <ErrorBox id={`${id}-error`} className={field['error']}>
          {shownError}
        </ErrorBox>
      )}
    </div>
  );
}

const MAX_DIGITS = 6;
const typedWhole = (text: string): string => typedNumber(text, 0).replace('-', '').slice(0, MAX_DIGITS);

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Outside the tab order, because the arrow keys in the field do the same. */
function StepButton({ label, disabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['button']}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
