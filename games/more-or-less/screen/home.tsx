import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { pathTo } from '@hub/ui/screens/path-to.ts';
import { PracticeLink } from '@hub/ui/screens/practice.tsx';
import type { ScoreHome } from '@hub/ui/screens/screen.ts';
import { Tag } from '@hub/ui/text/tag.tsx';
import { User, Users } from 'lucide-react';
import { descriptor } from '../descriptor.ts';
import { ESSENCE_PER_ANSWER } from '../game.ts';
import styles from './home.module.css';
import { gamePaths } from './paths.ts';
import { moreOrLessTexts as texts } from './texts.ts';

const modePath = (mode: 'single' | 'multi') => pathTo(gamePaths.mode, { mode });

const Start: ScoreHome['Start'] = ({ link, running }) => (
  <>
    <div className={styles['modes']}>
      <LinkButton look="gold" size="large" icon={User} href={modePath('single')} render={link}>
        {running === undefined ? texts.playSolo : texts.continueSolo(running)}
      </LinkButton>
      <LinkButton look="teal" size="large" icon={Users} href={modePath('multi')} render={link}>
        {texts.playCoop}
      </LinkButton>
    </div>
    <div className={styles['more']}>
      <PracticeLink path={modePath('single')} link={link} size="medium" />
      <p className={styles['hint']}>{texts.coopHint}</p>
    </div>
  </>
);

export const home: ScoreHome = {
  description: texts.description,
  tags: descriptor.tags.map((tag) => <Tag key={tag} name={tag} />),
  reward: texts.reward(ESSENCE_PER_ANSWER),
  Start,
};
