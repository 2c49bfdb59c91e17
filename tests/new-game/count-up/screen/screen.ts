import scene from '@hub/ui/art/pictures/scene-items.svg';
import { scoreScreen } from '@hub/ui/screens/screen.ts';
import { descriptor } from '../descriptor.ts';

export const screen = scoreScreen({
  game: descriptor,
  line: 'A point for each press.',
  scene,
  routes: {
    countUpHome: { path: descriptor.route, page: 'home' },
    countUpGame: { path: '/countUp/game', page: 'play' },
  },
  home: () => import('./home.tsx'),
  play: () => import('./playing.tsx'),
});
