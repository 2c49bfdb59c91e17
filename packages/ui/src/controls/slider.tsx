import { type CSSProperties, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './slider.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** Called on every movement. */
  readonly onChange: (value: number) => void;
  /** Called once, when the pointer or the key is released. */
  readonly onCommit?: ((value: number) => void) | undefined;
  readonly valueText?: ((value: number) => string) | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A horizontal slider for one value: the native range input with custom styling. */
export function Slider(props: Props) {
  const {
    label,
    value,
    min = 0,
    max = 100,
    step = 1,
    onChange,
    onCommit,
    valueText,
    disabled,
    className,
  } = props;
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ref.current;
    if (!input || !onCommit) return undefined;
    // React calls `onChange` on every movement; the native `change` event fires when the movement ends.
    const commit = () => onCommit(input.valueAsNumber);
    input.addEventListener('change', commit);
    return () => input.removeEventListener('change', commit);
  }, [onCommit]);
  return (
    <input
      ref={ref}
      type="range"
      className={classNames(styles['slider'], className)}
      style={{ '--share': (value - min) / (max - min) } as CSSProperties}
      aria-label={label}
      aria-valuetext={valueText?.(value)}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
