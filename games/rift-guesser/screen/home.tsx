import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { PracticeLink } from '@hub/ui/screens/practice.tsx';
import type { ScoreHome } from '@hub/ui/screens/screen.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { t } from '@lingui/core/macro';
import { ESSENCE_PER_ROUND, MIN_PAID_ROUNDS } from '../game.ts';
import styles from './home.module.css';
import { GAME_PATH } from './paths.ts';
import { riftGuesserTexts as texts } from './texts.ts';

const Start: ScoreHome['Start'] = ({ link, running }) => (
  <div className={styles['start']}>
    <LinkButton look="gold" size="large" href={GAME_PATH} render={link}>
      {running === undefined ? t`Start Game` : t`Continue (${{ rounds: running }})`}
    </LinkButton>
    <PracticeLink path={GAME_PATH} link={link} size="medium" />
  </div>
);

export const home: ScoreHome = {
  description: texts.description,
  tags: texts.tags.map((tag) => <Chip key={tag}>{tag}</Chip>),
  reward: texts.reward(ESSENCE_PER_ROUND, MIN_PAID_ROUNDS),
  Start,
};
