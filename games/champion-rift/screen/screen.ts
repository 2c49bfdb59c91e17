import scene from '@hub/ui/art/pictures/scene-daily.svg';
import { dailyScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';

export const screen = dailyScreen({
  game: descriptor,
  get name() {
    return t`Daily Rifts`;
  },
  get nameLine() {
    return t`New puzzles every day at midnight UTC, the same for every player.`;
  },
  get line() {
    return t`Find the champion of the day from nine clues.`;
  },
  scene,
  routes: {
    dailyRiftHome: { path: '/dailyRifts/', page: 'home' },
    championRift: { path: descriptor.route, page: 'play' },
  },
  play: () => import('./playing.tsx'),
});
