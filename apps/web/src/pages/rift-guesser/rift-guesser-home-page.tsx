import { RIFT_GUESSER_ESSENCE } from '@hub/protocol/limits';
import { Link } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { riftGuesserTexts as texts } from '../../messages/rift-guesser.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { RankedHome } from '../play/ranked-home.tsx';
import styles from './rift-guesser-home-page.module.css';

/** The home of Rift Guesser: what it is, and the rankings. */
export const RiftGuesserHomePage = () => (
  <RankedHome
    scene="rift"
    board="riftGuesser"
    title={texts.title}
    description={texts.description}
    tags={texts.tags.map((tag) => <Chip key={tag}>{tag}</Chip>)}
    reward={texts.reward(RIFT_GUESSER_ESSENCE)}
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
