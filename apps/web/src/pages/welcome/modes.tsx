import { gameColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import type { CSSProperties, Ref } from 'react';
import { type Game, games } from '../../app/games.ts';
import { gameTexts } from '../../messages/games.ts';
import { welcomeTexts } from '../../messages/welcome.ts';
import { GameTags } from './game-tags.tsx';
import styles from './modes.module.css';
import section from './section.module.css';

/** All five games with their tags. */
export function Modes({ ref }: { readonly ref: Ref<HTMLElement> }) {
  const { modes } = welcomeTexts;
  return (
    <section ref={ref} aria-labelledby="modes-title" className={section['section']}>
      <h2 id="modes-title" className={section['title']}>
        {modes.title}
      </h2>
      <p className={section['text']}>{modes.text}</p>
      <div className={styles['modes']}>
        {games.map((game) => (
          <Mode key={game.hue} game={game} />
        ))}
      </div>
    </section>
  );
}

function Mode({ game }: { readonly game: Game }) {
  const { name, line } = gameTexts[game.hue];
  return (
    <article
      className={classNames('cut', styles['mode'])}
      style={{ '--g': gameColor(game.hue) } as CSSProperties}
    >
      <Scene name={game.hue} />
      <div className={styles['text']}>
        <GameTags game={game} className={styles['tags']} />
        <h3 className={styles['name']}>{name}</h3>
        <p>{line}</p>
      </div>
    </article>
  );
}
