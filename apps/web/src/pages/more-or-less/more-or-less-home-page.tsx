import { ESSENCE_PER_ANSWER } from '@hub/more-or-less/game.ts';
import { moreOrLessTexts as texts } from '@hub/more-or-less/screen/texts.ts';
import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { Tag } from '@hub/ui/text/tag.tsx';
import { User, Users } from 'lucide-react';
import { generatePath, Link } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { RankedHome } from '../play/ranked-home.tsx';
import styles from './more-or-less-home-page.module.css';

const pathTo = (mode: 'single' | 'multi') => generatePath(routes.moreLessGame.path, { mode });

/** The home of More or Less: what it is, alone or together, and the rankings. */
export const MoreOrLessHomePage = () => (
  <RankedHome
    scene="moreless"
    board="more_or_less"
    title={texts.title}
    description={texts.description}
    tags={
      <>
        <Tag name="PvE" />
        <Tag name="Coop" />
      </>
    }
    reward={texts.reward(ESSENCE_PER_ANSWER)}
  >
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
  </RankedHome>
);
