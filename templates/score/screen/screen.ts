import scene from '@hub/ui/art/pictures/scene-vista.svg';
import { pickTexts } from '@hub/ui/language.ts';
import { scoreScreen } from '@hub/ui/screens/screen.ts';
import { descriptor } from '../descriptor.ts';

export const screen = scoreScreen({
  game: descriptor,
  line: pickTexts({ en: 'Which of two champions was released first?' }),
  scene,
  routes: {
    templateScoreHome: { path: descriptor.route, page: 'home' },
    templateScoreGame: { path: '/templateScore/game', page: 'play' },
  },
  home: () => import('./home.tsx'),
  play: () => import('./playing.tsx'),
});
