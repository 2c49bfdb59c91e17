import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { type GameScreen, nameOf } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { iconsOf } from '@hub/web/icons.ts';
import { Link } from '@hub/web/links/link.tsx';
import { firstPath } from '@hub/web/links/paths.ts';
import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './stat-card.module.css';

interface CardProps {
  readonly screen: GameScreen;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Card with the statistics of one game, in the game's hue; leads to the game. */
export function GameStats({ screen, children, className }: CardProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className={classNames(styles['card'], className)}
      style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}
    >
      <Scene src={screen.scene} className={styles['scene']} />
      <div className={styles['body']}>
        <div className={styles['head']}>
          <Icon of={iconsOf(screen).glyph} />
          <h2 id={titleId} className={styles['title']}>
            <Link to={firstPath(screen)} className={styles['link']}>
              {nameOf(screen)}
            </Link>
          </h2>
        </div>
        {children}
      </div>
    </Card>
  );
}

/** The values of one card; the first is the one to be proud of. */
export const StatList = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles['figures']}>{children}</dl>
);

/** One labelled value; must be inside a `dl`. */
export function Stat({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['stat']}>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
