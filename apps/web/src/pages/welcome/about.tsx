import { PRODUCT_NAME } from '@hub/protocol/product';
import { classNames } from '@hub/ui/class-names.ts';
import { furtherTexts } from '../../messages/welcome-further.ts';
import styles from './about.module.css';
import { PLAYABLE_GAMES } from './player-count.ts';
import section from './section.module.css';
import { ABOUT } from './section-ids.ts';

interface Props {
  /** Number of players, formatted; undefined if it is not shown. */
  readonly players: string | undefined;
}

/** Describes the hub in one paragraph and three figures. */
export function About({ players }: Props) {
  const { about } = furtherTexts;
  return (
    <section
      id={ABOUT}
      aria-labelledby="about-title"
      className={classNames(section['section'], section['halves'])}
    >
      <div>
        <h2 id="about-title" className={section['title']}>
          {about.title}
        </h2>
        <p className={section['text']}>{about.text(PRODUCT_NAME)}</p>
      </div>
      <dl className={styles['figures']}>
        <Figure figure={PLAYABLE_GAMES} text={about.games} />
        <Figure figure={about.global} text={about.leaderboards} />
        {players !== undefined && <Figure figure={players} text={about.players} />}
      </dl>
    </section>
  );
}

function Figure({ figure, text }: { readonly figure: string; readonly text: string }) {
  return (
    <div className={styles['figure']}>
      <dt>{text}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
