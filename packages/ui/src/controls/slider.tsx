import type { CSSProperties } from 'react';
import styles from './slider.module.css';

const MAX = 100;

interface Props {
  readonly label: string;
  /** From 0 to 100. */
  readonly value: number;
  readonly step: number;
  /** Called on every movement. */
  readonly onChange: (value: number) => void;
  readonly valueText: (value: number) => string;
}

/** A horizontal slider for one value: the native range input with custom styling. */
export const Slider = ({ label, value, step, onChange, valueText }: Props) => (
  <input
    type="range"
    className={styles['slider']}
    style={{ '--share': value / MAX } as CSSProperties}
    aria-label={label}
    aria-valuetext={valueText(value)}
    min={0}
    max={MAX}
    step={step}
    value={value}
    onChange={(event) => onChange(event.target.valueAsNumber)}
  />
);
