import type { CSSProperties, ReactNode } from 'react';
import { Contours } from '../art/contours.tsx';
import { type GameHue, gameColor } from '../art/game-hue.ts';
import { classNames } from '../class-names.ts';
import styles from './page-light.module.css';

interface Props {
  readonly game?: GameHue | undefined;
  /** Any other CSS colour for the page's light. */
  readonly color?: string | undefined;
  readonly contours?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The root of a page: sets its hue for everything inside, and paints the glow and the contour lines behind it. */
export function PageLight({ game = 'rift', color, contours = true, children, className }: Props) {
  return (
    <div
      className={classNames(styles['page'], className)}
      style={{ '--game': color ?? gameColor(game) } as CSSProperties}
    >
      {contours && <Contours className={styles['contours']} />}
      {children}
    </div>
  );
}
