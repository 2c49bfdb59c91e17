import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

interface Props {
  readonly children: ReactNode;
  /** CSS colour of the tint. */
  readonly color?: string | undefined;
  readonly icon?: IconType | undefined;
  readonly solid?: boolean | undefined;
  /** Announced by screen readers when it appears or changes. */
  readonly live?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A small tinted label. */
export function Chip({ children, color, icon, solid, live, className }: Props) {
  return (
    <span
      role={live ? 'status' : undefined}
      className={classNames('cut', styles['chip'], solid && styles['solid'], className)}
      style={{ '--c': color } as CSSProperties}
    >
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
