import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'gold' | 'teal' | 'neutral' | 'ghost' | 'quiet' | 'risky' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonShape {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  readonly block?: boolean | undefined;
  readonly iconOnly?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Returns the class names that make an element look like a button. */
export function buttonClass({
  variant = 'neutral',
  size = 'medium',
  block,
  iconOnly,
  className,
}: ButtonShape) {
  return classNames(
    'cut',
    styles['button'],
    styles[variant],
    styles[size],
    block && styles['block'],
    iconOnly && styles['icon-only'],
    className,
  );
}
