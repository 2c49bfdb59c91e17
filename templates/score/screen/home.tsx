import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import type { ScoreHome } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { ESSENCE_PER_ANSWER } from '../game.ts';
import { templateScoreTexts as texts } from './texts.ts';

export const home: ScoreHome = {
  description: texts.description,
  tags: null,
  reward: texts.reward(ESSENCE_PER_ANSWER),
  Start: ({ link }) => (
    <LinkButton look="gold" size="large" href="/templateScore/game" render={link}>
      {t`Play`}
    </LinkButton>
  ),
};
