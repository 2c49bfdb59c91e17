import { type GameHue, gameColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import type { CSSProperties } from 'react';
import { games } from '../../app/games.ts';
import { gameTexts } from '../../messages/games.ts';
import { GameTags } from './game-tags.tsx';
import styles from './preview-cards.module.css';

/** Left, middle and right of the hero (platform 2). */
const SHOWN: readonly GameHue[] = ['daily', 'rift', 'moreless'];

/** Three leaning cards; pictures of what is below, not ways to it. */
export function PreviewCards() {
  return (
    <div className={styles['trio']}>
      {SHOWN.map((hue) => (
        <article
          key={hue}
          className={classNames('cut', styles['card'])}
          style={{ '--g': gameColor(hue) } as CSSProperties}
        >
          <Scene name={hue} eager />
          <div className={styles['text']}>
            {games
              .filter((game) => game.hue === hue)
              .map((game) => (
                <GameTags key={hue} game={game} limit={1} className={styles['tags']} />
              ))}
            <h2 className={styles['name']}>{gameTexts[hue].name}</h2>
            <p className={styles['line']}>{gameTexts[hue].line}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
