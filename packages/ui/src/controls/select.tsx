import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './select.module.css';
import field from './text-field.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly icon?: IconType | undefined;
  /** As wide as the chosen option instead of the longest, whose letters may need a font that nothing else does. */
  readonly fitsChoice?: boolean;
  readonly className?: string | undefined;
}

/** The native select with custom styling, so that phones show their own picker. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, hideLabel, options, value, onChange, icon, fitsChoice, className } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr' : field['label']}>
        {label}
      </label>
      <div className={classNames('cut', styles['well'])}>
        {icon && <Icon of={icon} size="small" />}
        <select
          id={id}
          autoComplete="off"
          className={classNames(styles['select'], fitsChoice && styles['fitsChoice'])}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="small" className={styles['chevron']} />
      </div>
    </div>
  );
}
