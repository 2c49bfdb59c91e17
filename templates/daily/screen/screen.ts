import scene from '@hub/ui/art/pictures/scene-daily.svg';
import { dailyScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';

export const screen = dailyScreen({
  game: descriptor,
  get line() {
    return t`Name the champion of the day from region, role and release.`;
  },
  scene,
  routes: { templateDaily: { path: descriptor.route, page: 'play' } },
  play: () => import('./playing.tsx'),
});
