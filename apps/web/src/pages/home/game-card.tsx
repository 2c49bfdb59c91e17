import { gameColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { buttonClass } from '@hub/ui/controls/button-look.ts';
import { Tag } from '@hub/ui/text/tag.tsx';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { type Game, games } from '../../app/games.ts';
import { routes } from '../../app/route-table.ts';
import { gameTexts } from '../../messages/games.ts';
import styles from './game-card.module.css';

interface Props {
  readonly game: Game;
  /** What its button says. */
  readonly action: string;
  /** Grown to its full width, with its line to read. */
  readonly isActive: boolean;
  readonly onActivate: () => void;
}

/** A game's card, which leads to the game. Pointer and focus let it grow. */
export function GameCard({ game, action, isActive, onActivate }: Props) {
  const { name, line } = gameTexts[game.hue];
  return (
    <Link
      to={routes[game.route].path}
      className={classNames('cut', styles['card'], isActive && styles['active'])}
      style={{ '--g': gameColor(game.hue) } as CSSProperties}
      onPointerEnter={onActivate}
      onFocus={onActivate}
      data-cue-hover="hover"
    >
      <Scene name={game.hue} eager={game === games[0]} />
      <span className={styles['text']}>
        <span className={styles['tags']}>
          {game.tags.map((tag) => (
            <Tag key={tag} name={tag} />
          ))}
        </span>
        <span className={classNames('display', styles['name'])}>{name}</span>
        <span className={styles['line']}>{line}</span>
        <span className={buttonClass({ look: 'gold', className: styles['go'] })}>{action}</span>
      </span>
    </Link>
  );
}
