import scene from '@hub/ui/art/pictures/scene-items.svg';
import { pickTexts } from '@hub/ui/language.ts';
import { dailyScreen } from '@hub/ui/screens/screen.ts';
import { descriptor } from '../descriptor.ts';

export const screen = dailyScreen({
  game: descriptor,
  line: pickTexts({ en: 'Name the item of the day from its stats and its recipe.' }),
  scene,
  routes: { itemRift: { path: descriptor.route, page: 'play' } },
  play: () => import('./playing.tsx'),
});
