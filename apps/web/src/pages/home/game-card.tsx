import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { type Game, games } from '../../app/games.ts';
import { isOpen, routes } from '../../app/route-table.ts';
import { useNotify } from '../../features/notifications/use-notify.ts';
import { gameTexts } from '../../messages/games.ts';
import { homeTexts } from '../../messages/home.ts';
import { navigationTexts } from '../../messages/navigation.ts';
import { gameColor } from '../../ui/art/game-hue.ts';
import { Scene } from '../../ui/art/scene.tsx';
import { Seal } from '../../ui/art/seal.tsx';
import { classNames } from '../../ui/class-names.ts';
import { buttonClass } from '../../ui/controls/button-look.ts';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './game-card.module.css';

interface Props {
  readonly game: Game;
  /** What its button says. */
  readonly action: string;
  /** Grown to its full width, with its line to read. */
  readonly isActive: boolean;
  readonly onActivate: () => void;
}

/** A game's card: leads to the game, or says that it opens soon. Pointer and focus let it grow. */
export function GameCard({ game, action, isActive, onActivate }: Props) {
  const notify = useNotify();
  const canPlay = isOpen(game.route);
  const shared = {
    className: classNames('cut', styles['card'], isActive && styles['active'], !canPlay && styles['locked']),
    style: { '--g': gameColor(game.hue) } as CSSProperties,
    onPointerEnter: onActivate,
    onFocus: onActivate,
    'data-cue-hover': 'hover',
  };
  if (canPlay) {
    return (
      <Link {...shared} to={routes[game.route].path}>
        <Content game={game}>
          <span className={buttonClass({ look: 'gold', className: styles['go'] })}>{action}</span>
        </Content>
      </Link>
    );
  }
  const tell = () =>
    notify({
      type: 'info',
      title: navigationTexts.opensSoon(gameTexts[game.hue].name),
      message: navigationTexts.opensSoonText,
    });
  return (
    <button type="button" {...shared} onClick={tell}>
      <Content game={game} seal={<Seal kind="comingSoon" label={homeTexts.comingSoon} />} />
    </button>
  );
}

interface ContentProps {
  readonly game: Game;
  readonly seal?: ReactNode;
  readonly children?: ReactNode;
}

/** Only phrases, so that it may stand in a link and in a button. */
function Content({ game, seal, children }: ContentProps) {
  const { name, line } = gameTexts[game.hue];
  return (
    <>
      <Scene name={game.hue} eager={game === games[0]} />
      {seal !== undefined && <span className={styles['seal']}>{seal}</span>}
      <span className={styles['text']}>
        <span className={styles['tags']}>
          {game.tags.map((tag) => (
            <Tag key={tag} name={tag} />
          ))}
        </span>
        <span className={classNames('display', styles['name'])}>{name}</span>
        <span className={styles['line']}>{line}</span>
        {children}
      </span>
    </>
  );
}
