import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-variant.ts';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
}

interface Props extends AnchorProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: IconType | undefined;
  readonly block?: boolean | undefined;
  /** Renders the anchor, such as a router's link instead of `<a>`. */
  readonly render?: ((anchor: AnchorProps) => ReactElement) | undefined;
}

const plainAnchor = ({ children, ...anchor }: AnchorProps) => <a {...anchor}>{children}</a>;

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size = 'medium',
  icon,
  block,
  render = plainAnchor,
  className,
  children,
  ...rest
}: Props) {
  return render({
    ...rest,
    className: buttonClass({ variant, size, block, className }),
    children: (
      <>
        {icon && <Icon of={icon} size={size === 'small' ? 'small' : 'medium'} />}
        {children}
      </>
    ),
  });
}
