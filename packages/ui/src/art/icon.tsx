import type { ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly className?: string | undefined;
  readonly strokeWidth?: string | number | undefined;
  readonly 'aria-hidden'?: boolean | undefined;
}

/** A 24 x 24 icon drawn in `currentColor`: a lucide icon or one of the project's own glyphs. */
export type IconType = ComponentType<IconProps>;

export type IconSize = 'small' | 'medium' | 'large';

interface Props {
  readonly of: IconType;
  /** 16, 20 or 26 px. */
  readonly size?: IconSize | undefined;
  /** Accessible name; without it the icon is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Draws an icon at one of the three sizes of the design. */
export function Icon({ of: Drawing, size = 'medium', label, className }: Props) {
  const drawing = (
    <Drawing className={classNames(styles['icon'], styles[size], className)} strokeWidth={1.75} aria-hidden />
  );
  if (!label) return drawing;
  return (
    <span className={styles['labelled']}>
      {drawing}
      <span className="sr">{label}</span>
    </span>
  );
}
