import scene from '@hub/ui/art/pictures/scene-items.svg';
import { dailyScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';

export const screen = dailyScreen({
  game: descriptor,
  get line() {
    return t`Name the item of the day from its stats and its recipe.`;
  },
  scene,
  routes: { itemRift: { path: descriptor.route, page: 'play' } },
  play: () => import('./playing.tsx'),
});
