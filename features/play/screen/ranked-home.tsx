import { leaderboards } from '@hub/protocol/games';
import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import type { AnchorProps } from '@hub/ui/controls/link-button.tsx';
import { nameOf, type ScoreHome, type ScoreScreen } from '@hub/ui/screens/screen.ts';
import { Link } from '@hub/web/links/link.tsx';
import { LeaderboardPanel } from '../../leaderboards/screen/leaderboard-panel.tsx';
import { useRunningScore } from '../../waiting/screen/shared-entries.ts';
import styles from './ranked-home.module.css';

const routerLink = ({ href, ...anchor }: AnchorProps) => <Link to={href} {...anchor} />;

/** Home page of a score game: description, start button and rankings. */
export const rankedHomePage = (screen: ScoreScreen, home: ScoreHome) =>
  function RankedHomePage() {
    const { description, tags, reward, Start } = home;
    const running = useRunningScore(screen.game.id);
    return (
      <div className={styles['home']}>
        <section className={classNames('cut', styles['intro'])}>
          <div className={styles['scene']}>
            <Scene src={screen.scene} eager />
          </div>
          <h1>{nameOf(screen)}</h1>
          <p className={styles['description']}>{description}</p>
          <div className={styles['tags']}>{tags}</div>
          <p className={styles['reward']}>
            <EssenceIcon size={22} />
            {reward}
          </p>
          <Start link={routerLink} running={running} />
        </section>
        {leaderboards
          .filter(({ game }) => game.id === screen.game.id)
          .map(({ id }) => (
            <LeaderboardPanel key={id} board={id} />
          ))}
      </div>
    );
  };
