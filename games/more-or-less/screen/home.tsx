import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { pathTo } from '@hub/ui/screens/path-to.ts';
import { PracticeLink } from '@hub/ui/screens/practice.tsx';
import type { ScoreHome } from '@hub/ui/screens/screen.ts';
import { Tag } from '@hub/ui/text/tag.tsx';
import { plural, t } from '@lingui/core/macro';
import { User, Users } from 'lucide-react';
import { descriptor } from '../descriptor.ts';
import { ESSENCE_PER_ANSWER } from '../game.ts';
import styles from './home.module.css';
import { gamePaths } from './paths.ts';

const modePath = (mode: 'single' | 'multi') => pathTo(gamePaths.mode, { mode });

const Start: ScoreHome['Start'] = ({ link, running }) => (
  <>
    <div className={styles['modes']}>
      <LinkButton variant="gold" size="large" icon={User} href={modePath('single')} render={link}>
        {running === undefined ? t`Play Solo` : t`Continue (${{ score: running }})`}
      </LinkButton>
      <LinkButton variant="teal" size="large" icon={Users} href={modePath('multi')} render={link}>
        {t`Play Coop`}
      </LinkButton>
    </div>
    <div className={styles['more']}>
      <PracticeLink path={modePath('single')} link={link} size="medium" />
      <p className={styles['hint']}>{t`Coop is for two: you have to agree, and both are paid.`}</p>
    </div>
  </>
);

export const home: ScoreHome = {
  get description() {
    return t`Two items, one price. Does the next item cost more gold or less? Every right answer is a point, and the gap narrows as you climb.`;
  },
  // Made anew: React skips an element that is the same, and with it a change of the language.
  get tags() {
    return descriptor.tags.map((tag) => <Tag key={tag} name={tag} />);
  },
  get reward() {
    return plural({ essence: ESSENCE_PER_ANSWER }, { other: '# BE for every right answer' });
  },
  Start,
};
