import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { type GameScreen, lineOf, nameOf } from '@hub/ui/screens/screen.ts';
import { Tag } from '@hub/ui/text/tag.tsx';
import { listedScreens } from '@hub/web/games.ts';
import { startPath } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import styles from './modes.module.css';
import section from './section.module.css';
import { MODES } from './section-ids.ts';

interface Props {
  /** Called instead of following the link of a game. */
  readonly onChoose: (screen: GameScreen) => void;
}

/** All games with their tags; each leads through the name into the game. */
export function Modes({ onChoose }: Props) {
  return (
    <section id={MODES} aria-labelledby="modes-title" className={section['section']}>
      <h2 id="modes-title" className={section['title']}>
        {t`Choose your way in`}
      </h2>
      <p
        className={section['text']}
      >{t`Solo, in a pair or against a full lobby. Every PvE round earns Blue Essence for the shop.`}</p>
      <div className={styles['modes']}>
        {listedScreens.map((screen) => (
          <Mode key={screen.game.id} screen={screen} onChoose={() => onChoose(screen)} />
        ))}
      </div>
    </section>
  );
}

function Mode({ screen, onChoose }: { readonly screen: GameScreen; readonly onChoose: () => void }) {
  const { game, scene } = screen;
  return (
    <article
      className={classNames('cut', styles['mode'])}
      style={{ '--g': hueColor(game.hue) } as CSSProperties}
    >
      <Scene src={scene} />
      <div className={styles['text']}>
        <p className={styles['tags']}>
          {game.tags.map((tag) => (
            <Tag key={tag} name={tag} />
          ))}
        </p>
        <h3 className={styles['name']}>
          <a
            href={startPath(screen)}
            onClick={(event) => {
              // A modified click opens the game in another tab, which asks for the name itself.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onChoose();
            }}
          >
            {nameOf(screen)}
          </a>
        </h3>
        <p>{lineOf(screen)}</p>
      </div>
    </article>
  );
}
