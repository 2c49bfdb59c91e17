import { classNames } from '../class-names.ts';
import type { GameHue } from './game-hue.ts';
import styles from './picture.module.css';
import chain from './pictures/scene-chain.svg';
import cooldown from './pictures/scene-cooldown.svg';
import daily from './pictures/scene-daily.svg';
import emoji from './pictures/scene-emoji.svg';
import items from './pictures/scene-items.svg';
import moreless from './pictures/scene-moreless.svg';
import rift from './pictures/scene-rift.svg';
import vista from './pictures/scene-vista.svg';

export type SceneName = GameHue | 'items' | 'emoji' | 'vista';

const pictures: Readonly<Record<SceneName, string>> = {
  daily,
  moreless,
  rift,
  chain,
  cooldown,
  items,
  emoji,
  vista,
};

interface Props {
  readonly name: SceneName;
  /** Loads at once; for what is on the first screen. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A game's poster; fills its box and is cropped to it. Decoration: the card beside it names the game. */
export function Scene({ name, eager, className }: Props) {
  return (
    <img
      src={pictures[name]}
      alt=""
      width={name === 'vista' ? 1200 : 400}
      height={name === 'vista' ? 520 : 500}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={classNames(styles['picture'], className)}
    />
  );
}
