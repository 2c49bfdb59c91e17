import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import type { ScoreHome } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { ESSENCE_PER_ANSWER } from '../game.ts';

export const home: ScoreHome = {
  get description() {
    return t`Two champions: name the one who was released first. The first mistake ends the game.`;
  },
  tags: null,
  get reward() {
    return t`${{ essence: ESSENCE_PER_ANSWER }} BE for each right answer`;
  },
  Start: ({ link }) => (
    <LinkButton variant="gold" size="large" href="/templateScore/game" render={link}>
      {t`Play`}
    </LinkButton>
  ),
};
