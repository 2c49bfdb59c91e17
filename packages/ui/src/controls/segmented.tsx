import { useId } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './segmented.module.css';

export interface SegmentedOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconType | undefined;
}

interface Props<Value extends string | number> {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `pick` fills the row with equal cells, for numbers. */
  readonly variant?: 'segmented' | 'pick' | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A single choice from a few options: native radio buttons styled as a segmented control. */
export function Segmented<Value extends string | number>(props: Props<Value>) {
  const {
    label,
    hideLabel = true,
    options,
    value,
    onChange,
    variant = 'segmented',
    disabled,
    className,
  } = props;
  const name = useId();
  return (
    <fieldset className={className} disabled={disabled}>
      <legend className={hideLabel ? 'sr' : styles['legend']}>{label}</legend>
      <div className={classNames('cut', styles['track'], styles[variant])}>
        {options.map((option) => (
          <label key={option.value} className={classNames('cut', styles['option'])}>
            <input
              type="radio"
              className="sr"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon of={option.icon} size="small" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
