import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './overlay.module.css';

interface Props {
  /** Announced when the layer appears and whenever it changes. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A full-screen layer for countdowns and transitions, which opens along the diagonal line. It contains no controls. */
export function Overlay({ label, children, className }: Props) {
  return (
    <div className={classNames(styles['overlay'], className)}>
      <output className="sr">{label}</output>
      <div aria-hidden className={styles['content']}>
        {children}
      </div>
    </div>
  );
}
