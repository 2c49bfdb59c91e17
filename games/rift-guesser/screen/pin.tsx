import type { CSSProperties } from 'react';
import type { MinimapPosition } from '../game.ts';
import { percentOf } from './minimap-place.ts';
import styles from './pin.module.css';

/** The player's marker; its tip points at the place. */
export function Pin({ place }: { readonly place: MinimapPosition }) {
  const { left, top } = percentOf(place);
  return (
    <svg
      viewBox="0 0 40 52"
      aria-hidden
      className={styles['pin']}
      style={{ '--left': `${left}%`, '--top': `${top}%` } as CSSProperties}
    >
      <path d="M20 50C14 38 4 30 4 18a16 16 0 0 1 32 0c0 12-10 20-16 32Z" className={styles['body']} />
      <path d="M20 8l7 10-7 10-7-10Z" className={styles['stone']} />
    </svg>
  );
}
