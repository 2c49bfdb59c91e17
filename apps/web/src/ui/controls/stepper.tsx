import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { useUiTexts } from '../texts.ts';
import styles from './stepper.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
  readonly hint?: string | undefined;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A whole number between `min` and `max`, by two buttons, the arrow keys or typing; typed figures are clamped on leaving. */
export function Stepper({
  label,
  value,
  min,
  max,
  step = 1,
  unit,
  hint,
  onChange,
  disabled,
  className,
}: Props) {
  const id = useId();
  const texts = useUiTexts();
  const [draft, setDraft] = useState<string>();
  const set = (next: number) => {
    setDraft(undefined);
    onChange(Math.min(max, Math.max(min, Math.round(next))));
  };
  const leave = () => {
    if (draft !== undefined) set(draft === '' ? value : Number(draft));
  };
  return (
    <div className={className}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={classNames('cut', styles['stepper'])}>
        <StepButton
          label={texts.less(label)}
          disabled={disabled || value <= min}
          onPress={() => set(value - step)}
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
            aria-valuetext={unit && `${value} ${unit}`}
            aria-describedby={hint && `${id}-hint`}
            disabled={disabled}
            value={draft ?? value}
            onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 6))}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Enter') leave();
              const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (direction === undefined) return;
              event.preventDefault();
              set(value + direction * step);
            }}
          />
          {unit && <span className="soft">{unit}</span>}
        </span>
        <StepButton
          label={texts.more(label)}
          disabled={disabled || value >= max}
          onPress={() => set(value + step)}
        >
          <Icon of={Plus} />
        </StepButton>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Outside the tab order: the field itself steps with the arrow keys. */
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
