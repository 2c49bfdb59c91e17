import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './overlay.module.css';

interface Props {
  /** Announced when the layer appears and whenever it changes. */
  readonly label: string;
  /** `night` covers the page, `seam` opens along the diagonal line, `veil` is translucent. */
  readonly look?: 'night' | 'seam' | 'veil' | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A full-screen layer for countdowns, transitions and loading a whole screen. It contains no controls. */
export function Overlay({ label, look = 'night', children, className }: Props) {
  return (
    <div className={classNames(styles['overlay'], styles[look], className)}>
      <output className="sr">{label}</output>
      <div aria-hidden className={styles['content']}>
        {children}
      </div>
    </div>
  );
}
