import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { PracticeLink } from '@hub/ui/screens/practice.tsx';
import type { ScoreHome } from '@hub/ui/screens/screen.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { msg, plural, t } from '@lingui/core/macro';
import { ROUND_SECONDS } from '../descriptor.ts';
import { ESSENCE_PER_ROUND, MIN_PAID_ROUNDS } from '../game.ts';
import styles from './home.module.css';
import { GAME_PATH } from './paths.ts';

const Start: ScoreHome['Start'] = ({ link, running }) => (
  <div className={styles['start']}>
    <LinkButton variant="gold" size="large" href={GAME_PATH} render={link}>
      {running === undefined ? t`Start Game` : t`Continue (${{ rounds: running }})`}
    </LinkButton>
    <PracticeLink path={GAME_PATH} link={link} size="medium" />
  </div>
);

const TAGS = [msg`Map Knowledge`, msg`Time Pressure`, msg`Earn Blue essence`];

export const home: ScoreHome = {
  get description() {
    return t`A piece of the map, zoomed in eighteen times. Mark where it lies before ${plural({ seconds: ROUND_SECONDS }, { other: '# seconds' })} pass.`;
  },
  get tags() {
    return TAGS.map((tag) => <Chip key={tag.id}>{t(tag)}</Chip>);
  },
  get reward() {
    return t`${{ essence: ESSENCE_PER_ROUND }} BE for every round you survive, from ${plural({ min: MIN_PAID_ROUNDS }, { other: '# rounds' })} on`;
  },
  Start,
};
