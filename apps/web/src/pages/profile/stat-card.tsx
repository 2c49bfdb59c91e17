import { GameGlyph } from '@hub/ui/art/game-glyph.tsx';
import { type GameHue, gameColor } from '@hub/ui/art/game-hue.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { gameTexts } from '../../messages/games.ts';
import styles from './stat-card.module.css';

interface CardProps {
  readonly game: GameHue;
  /** At the right of the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A plate for the figures of one game, in its hue. */
export function StatCard({ game, mark, children, className }: CardProps) {
  const titleId = useId();
  return (
    <Plate
      as="section"
      aria-labelledby={titleId}
      className={className}
      style={{ '--g': gameColor(game) } as CSSProperties}
    >
      <div className={styles['body']}>
        <div className={styles['head']}>
          <GameGlyph game={game} />
          <h2 id={titleId} className={styles['title']}>
            {gameTexts[game].name}
          </h2>
          {mark}
        </div>
        {children}
      </div>
    </Plate>
  );
}

interface StatProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One figure under its name; stands in a `dl`. */
export function Stat({ label, children }: StatProps) {
  return (
    <div className={styles['stat']}>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
