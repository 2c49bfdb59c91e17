import scene from '@hub/ui/art/pictures/scene-daily.svg';
import { pickTexts } from '@hub/ui/language.ts';
import { dailyScreen } from '@hub/ui/screens/screen.ts';
import { descriptor } from '../descriptor.ts';

export const screen = dailyScreen({
  game: descriptor,
  line: pickTexts({ en: 'Name the champion of the day from region, role and release.' }),
  scene,
  routes: { templateDaily: { path: descriptor.route, page: 'play' } },
  play: () => import('./playing.tsx'),
});
