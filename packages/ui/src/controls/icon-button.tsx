import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-variant.ts';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** Accessible name: what the button does. */
  readonly label: string;
  readonly icon: IconType;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

/** A square button with an icon and an accessible name. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={buttonClass({ variant, size, iconOnly: true, className })}
    >
      <Icon of={icon} size={size === 'small' ? 'small' : 'medium'} />
    </button>
  );
}
