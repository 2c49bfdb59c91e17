import type { GameDescriptor } from '@hub/engine/define-game';
import { classNames } from '@hub/ui/class-names.ts';
import { Tag } from '@hub/ui/text/tag.tsx';
import styles from './game-tags.module.css';

interface Props {
  readonly game: GameDescriptor;
  readonly className?: string | undefined;
}

/** A game's tags. */
export function GameTags({ game, className }: Props) {
  return (
    <p className={classNames(styles['tags'], className)}>
      {game.tags.map((tag) => (
        <Tag key={tag} name={tag} />
      ))}
    </p>
  );
}
