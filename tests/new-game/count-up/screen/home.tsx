import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import type { ScoreHome } from '@hub/ui/screens/screen.ts';

export const home: ScoreHome = {
  description: 'Press as often as you like.',
  tags: null,
  reward: '1 BE for each point',
  Start: ({ link }) => (
    <LinkButton href="/countUp/game" render={link}>
      Count
    </LinkButton>
  ),
};
