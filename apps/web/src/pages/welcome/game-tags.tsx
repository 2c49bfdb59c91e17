import { Lock } from 'lucide-react';
import type { Game } from '../../app/games.ts';
import { isOpen } from '../../app/route-table.ts';
import { welcomeTexts } from '../../messages/welcome.ts';
import { classNames } from '../../ui/class-names.ts';
import { Chip } from '../../ui/text/chip.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './game-tags.module.css';

interface Props {
  readonly game: Game;
  /** Shows only the first tags. */
  readonly limit?: number;
  readonly className?: string | undefined;
}

/** A game's tags, and whether it has yet to open. */
export function GameTags({ game, limit, className }: Props) {
  return (
    <p className={classNames(styles['tags'], className)}>
      {game.tags.slice(0, limit).map((tag) => (
        <Tag key={tag} name={tag} />
      ))}
      {!isOpen(game.route) && <Chip icon={Lock}>{welcomeTexts.modes.soon}</Chip>}
    </p>
  );
}
