import { RIFT_GUESSER_ESSENCE } from '@hub/protocol/limits';
import { Link } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { LeaderboardPanel } from '../../features/leaderboard/leaderboard-panel.tsx';
import { riftGuesserTexts as texts } from '../../messages/rift-guesser.ts';
import { EssenceIcon } from '../../ui/art/essence-icon.tsx';
import { Scene } from '../../ui/art/scene.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import styles from './rift-guesser-home-page.module.css';

/** The home of Rift Guesser: what it is, and the rankings (games 2). */
export function RiftGuesserHomePage() {
  return (
    <div className={styles['home']}>
      <section className={classNames('cut', styles['intro'])}>
        <div className={styles['scene']}>
          <Scene name="rift" eager />
        </div>
        <h1>{texts.title}</h1>
        <p className={styles['description']}>{texts.description}</p>
        <div className={styles['tags']}>
          {texts.tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </div>
        <p className={styles['reward']}>
          <EssenceIcon size={22} />
          {texts.reward(RIFT_GUESSER_ESSENCE)}
        </p>
        <LinkButton
          look="gold"
          size="large"
          href={routes.riftGuesserGame.path}
          className={styles['start']}
          render={({ href, ...anchor }) => <Link to={href} {...anchor} />}
        >
          {texts.start}
        </LinkButton>
      </section>
      <LeaderboardPanel board="riftGuesser" />
    </div>
  );
}
