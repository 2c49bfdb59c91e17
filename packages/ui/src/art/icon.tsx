import type { ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly className?: string | undefined;
  readonly strokeWidth?: string | number | undefined;
  readonly 'aria-hidden'?: boolean | undefined;
}

/** A drawing on the 24 x 24 grid that takes its colour from the text: any lucide icon, or a glyph of ours. */
export type IconType = ComponentType<IconProps>;

export type IconSize = 'small' | 'medium' | 'large';

interface Props {
  readonly of: IconType;
  /** 16, 20 or 26 px. */
  readonly size?: IconSize | undefined;
  /** Read aloud; without it the icon is decoration. */
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
