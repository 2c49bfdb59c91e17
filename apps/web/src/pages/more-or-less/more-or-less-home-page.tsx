import { MORE_OR_LESS_ESSENCE } from '@hub/protocol/limits';
import { User, Users } from 'lucide-react';
import { generatePath, Link } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { LeaderboardPanel } from '../../features/leaderboard/leaderboard-panel.tsx';
import { moreOrLessTexts as texts } from '../../messages/more-or-less.ts';
import { EssenceIcon } from '../../ui/art/essence-icon.tsx';
import { Scene } from '../../ui/art/scene.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './more-or-less-home-page.module.css';

const pathTo = (mode: 'single' | 'multi') => generatePath(routes.moreLessGame.path, { mode });

/** The home of More or Less: what it is, alone or together, and the rankings (games 2). */
export function MoreOrLessHomePage() {
  return (
    <div className={styles['home']}>
      <section className={classNames('cut', styles['intro'])}>
        <div className={styles['scene']}>
          <Scene name="moreless" eager />
        </div>
        <h1>{texts.title}</h1>
        <p className={styles['description']}>{texts.description}</p>
        <div className={styles['tags']}>
          <Tag name="PvE" />
          <Tag name="Coop" />
        </div>
        <p className={styles['reward']}>
          <EssenceIcon size={22} />
          {texts.reward(MORE_OR_LESS_ESSENCE)}
        </p>
        <div className={styles['modes']}>
          <LinkButton
            look="gold"
            size="large"
            icon={User}
            href={pathTo('single')}
            render={({ href, ...anchor }) => <Link to={href} {...anchor} />}
          >
            {texts.playSolo}
          </LinkButton>
          <LinkButton
            look="teal"
            size="large"
            icon={Users}
            href={pathTo('multi')}
            render={({ href, ...anchor }) => <Link to={href} {...anchor} />}
          >
            {texts.playCoop}
          </LinkButton>
        </div>
        <p className={styles['hint']}>{texts.coopHint}</p>
      </section>
      <LeaderboardPanel board="moreLess" />
    </div>
  );
}
