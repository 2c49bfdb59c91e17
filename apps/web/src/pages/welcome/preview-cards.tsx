import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { lineOf, nameOf } from '@hub/ui/screens/screen.ts';
import type { CSSProperties } from 'react';
import { listedScreens } from '../../games.ts';
import { GameTags } from './game-tags.tsx';
import styles from './preview-cards.module.css';

/** Left, middle and right card of the hero: menu entries 1, 3 and 2. */
const SHOWN = [listedScreens[0], listedScreens[2], listedScreens[1]].filter((screen) => screen !== undefined);

/** Three tilted cards that preview the games below; they are not links. */
export function PreviewCards() {
  return (
    <div className={styles['trio']}>
      {SHOWN.map((screen) => (
        <article
          key={screen.game.id}
          className={classNames('cut', styles['card'])}
          style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}
        >
          {/* Below the first screen of a phone, which waits for the map. */}
          <Scene src={screen.scene} eager priority="low" />
          <div className={styles['text']}>
            <GameTags game={screen.game} limit={1} className={styles['tags']} />
            <h2 className={styles['name']}>{nameOf(screen)}</h2>
            <p className={styles['line']}>{lineOf(screen)}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
