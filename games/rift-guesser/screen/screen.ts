import scene from '@hub/ui/art/pictures/scene-rift.svg';
import { scoreScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { descriptor, ROUND_SECONDS } from '../descriptor.ts';
import { GAME_PATH } from './paths.ts';

export const screen = scoreScreen({
  game: descriptor,
  get line() {
    return t`Pin the zoomed section on the minimap in ${ROUND_SECONDS} seconds.`;
  },
  scene,
  routes: {
    riftGuesserHome: { path: descriptor.route, page: 'home' },
    riftGuesserGame: { path: GAME_PATH, page: 'play' },
  },
  home: () => import('./home.tsx'),
  play: () => import('./playing.tsx'),
  share: () => import('./share.ts'),
});
