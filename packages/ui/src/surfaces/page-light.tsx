import type { Hue } from '@hub/engine/define-game';
import type { CSSProperties, ReactNode } from 'react';
import { Contours } from '../art/contours.tsx';
import { hueColor } from '../art/game-hue.ts';
import { classNames } from '../class-names.ts';
import styles from './page-light.module.css';

interface Props {
  readonly hue?: Hue | undefined;
  /** Any CSS colour to use instead of the hue. */
  readonly color?: string | undefined;
  readonly contours?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The root of a page: sets the hue for its content, and draws the glow and the contour lines behind it. */
export function PageLight({ hue = 'teal', color, contours = true, children, className }: Props) {
  return (
    <div
      className={classNames(styles['page'], className)}
      style={{ '--game': color ?? hueColor(hue) } as CSSProperties}
    >
      {contours && <Contours className={styles['contours']} />}
      {children}
    </div>
  );
}
