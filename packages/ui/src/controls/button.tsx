import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import styles from './button.module.css';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-variant.ts';

interface Props extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: IconType | undefined;
  readonly block?: boolean | undefined;
  /** Work is in progress: a spinner replaces the icon and the button cannot be pressed again. */
  readonly busy?: boolean | undefined;
}

/** A button; it submits its form only with `type="submit"`. */
export function Button({
  variant,
  size = 'medium',
  icon,
  block,
  busy,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, block, className })}
    >
      {busy ? (
        <span className={styles['busy']} />
      ) : (
        icon && <Icon of={icon} size={size === 'small' ? 'small' : 'medium'} />
      )}
      {children}
    </button>
  );
}
