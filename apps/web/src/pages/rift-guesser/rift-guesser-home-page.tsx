import { ESSENCE_PER_ROUND } from '@hub/rift-guesser/game.ts';
import { riftGuesserTexts as texts } from '@hub/rift-guesser/screen/texts.ts';
import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Link } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { RankedHome } from '../play/ranked-home.tsx';
import styles from './rift-guesser-home-page.module.css';

/** The home of Rift Guesser: what it is, and the rankings. */
export const RiftGuesserHomePage = () => (
  <RankedHome
    scene="rift"
    board="rift_guesser"
    title={texts.title}
    description={texts.description}
    tags={texts.tags.map((tag) => <Chip key={tag}>{tag}</Chip>)}
    reward={texts.reward(ESSENCE_PER_ROUND)}
  >
    <LinkButton
      look="gold"
      size="large"
      href={routes.riftGuesserGame.path}
      className={styles['start']}
      render={({ href, ...anchor }) => <Link to={href} {...anchor} />}
    >
      {texts.start}
    </LinkButton>
  </RankedHome>
);
