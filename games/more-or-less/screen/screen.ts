import scene from '@hub/ui/art/pictures/scene-moreless.svg';
import { pathTo } from '@hub/ui/screens/path-to.ts';
import { scoreScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';
import { gamePaths } from './paths.ts';

export const screen = scoreScreen({
  game: descriptor,
  get line() {
    return t`Does the next item cost more gold, or less?`;
  },
  scene,
  routes: {
    moreLess: { path: descriptor.route, page: 'home' },
    moreLessGame: { path: gamePaths.mode, page: 'play' },
    moreLessMultiGame: { path: gamePaths.invitation, page: 'play' },
  },
  start: pathTo(gamePaths.mode, { mode: 'single' }),
  redirects: { '/moreLess/game': descriptor.route },
  trial: () => import('./trial.tsx'),
  home: () => import('./home.tsx'),
  play: () => import('./playing.tsx'),
  share: () => import('./share.ts'),
});
