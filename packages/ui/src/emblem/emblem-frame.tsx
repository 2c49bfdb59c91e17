import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './emblem-frame.module.css';

interface Props {
  /** Accessible name; empty for a decorative emblem. */
  readonly label: string;
  /** Background colour. */
  readonly ground: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The square SVG in which every emblem is drawn; it fills its box. */
export function EmblemFrame({ label, ground, className, children }: Props) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles['frame'], className)}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      <rect width="100" height="100" fill={ground} />
      {children}
    </svg>
  );
}
