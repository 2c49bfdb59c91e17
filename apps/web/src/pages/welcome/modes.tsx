import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { type GameScreen, nameOf } from '@hub/ui/screens/screen.ts';
import type { CSSProperties, Ref } from 'react';
import { screens } from '../../games.ts';
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
        {screens.map((screen) => (
          <Mode key={screen.game.id} screen={screen} />
        ))}
      </div>
    </section>
  );
}

function Mode({ screen }: { readonly screen: GameScreen }) {
  const { game, line, scene } = screen;
  return (
    <article
      className={classNames('cut', styles['mode'])}
      style={{ '--g': hueColor(game.hue) } as CSSProperties}
    >
      <Scene src={scene} />
      <div className={styles['text']}>
        <GameTags game={game} className={styles['tags']} />
        <h3 className={styles['name']}>{nameOf(screen)}</h3>
        <p>{line}</p>
      </div>
    </article>
  );
}
