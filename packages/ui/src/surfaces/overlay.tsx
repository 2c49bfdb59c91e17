import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './overlay.module.css';

interface Props {
  /** Announced when the layer appears and whenever it changes. */
  readonly label: string;
  /** `night` covers the page, `seam` opens along the seam of light, `veil` lets it shine through. */
  readonly look?: 'night' | 'seam' | 'veil' | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A layer over everything: countdowns, transitions, loading a whole screen. It is only looked at: no controls inside. */
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
