import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { nameOf } from '@hub/ui/screens/screen.ts';
import type { CSSProperties } from 'react';
import { screens } from '../../games.ts';
import { GameTags } from './game-tags.tsx';
import styles from './preview-cards.module.css';

/** Left, middle and right of the hero (platform 2): of the first three of the menu, the second stands at the right. */
const SHOWN = [screens[0], screens[2], screens[1]].filter((screen) => screen !== undefined);

/** Three leaning cards; pictures of what is below, not ways to it. */
export function PreviewCards() {
  return (
    <div className={styles['trio']}>
      {SHOWN.map((screen) => (
        <article
          key={screen.game.id}
          className={classNames('cut', styles['card'])}
          style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}
        >
          <Scene src={screen.scene} eager />
          <div className={styles['text']}>
            <GameTags game={screen.game} limit={1} className={styles['tags']} />
            <h2 className={styles['name']}>{nameOf(screen)}</h2>
            <p className={styles['line']}>{screen.line}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
