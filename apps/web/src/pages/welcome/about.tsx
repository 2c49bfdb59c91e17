import { PRODUCT_NAME } from '@hub/protocol/product';
import { classNames } from '@hub/ui/class-names.ts';
import { t } from '@lingui/core/macro';
import styles from './about.module.css';
import { PLAYABLE_GAMES, showPlayerCount } from './player-count.ts';
import section from './section.module.css';
import { ABOUT } from './section-ids.ts';

interface Props {
  readonly players: number | undefined;
}

/** Describes the hub in one paragraph and three figures. */
export function About({ players }: Props) {
  const count = showPlayerCount(players);
  return (
    <section
      id={ABOUT}
      aria-labelledby="about-title"
      className={classNames(section['section'], section['halves'])}
    >
      <div>
        <h2 id="about-title" className={section['title']}>
          {t`Made by players, for players`}
        </h2>
        <p
          className={section['text']}
        >{t`${{ product: PRODUCT_NAME }} is a free fan project. No pay to win: Blue Essence is earned by playing and buys looks, nothing else.`}</p>
      </div>
      <dl className={styles['figures']}>
        <Figure
          figure={PLAYABLE_GAMES}
          text={t({
            message: 'games, with a new daily rift every midnight UTC',
            comment: 'Below a number or word in large letters.',
          })}
        />
        <Figure
          figure={t({ message: 'Global', comment: 'In large letters above: leaderboards in six tiers.' })}
          text={t({
            message: 'leaderboards in six tiers, bronze to challenger',
            comment: 'Below the word Global in large letters.',
          })}
        />
        {count !== undefined && (
          <Figure
            figure={count}
            text={t({ message: 'players so far', comment: 'Below a number or word in large letters.' })}
          />
        )}
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
