import scene from '@hub/ui/art/pictures/scene-vista.svg';
import { scoreScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';

export const screen = scoreScreen({
  game: descriptor,
  get line() {
    return t`Which of two champions was released first?`;
  },
  scene,
  routes: {
    templateScoreHome: { path: descriptor.route, page: 'home' },
    templateScoreGame: { path: '/templateScore/game', page: 'play' },
  },
  home: () => import('./home.tsx'),
  play: () => import('./playing.tsx'),
});
