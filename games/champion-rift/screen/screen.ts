import scene from '@hub/ui/art/pictures/scene-daily.svg';
import { pickTexts } from '@hub/ui/language.ts';
import { dailyScreen } from '@hub/ui/screens/screen.ts';
import { descriptor } from '../descriptor.ts';

export const screen = dailyScreen({
  game: descriptor,
  name: pickTexts({ en: 'Daily Rifts' }),
  nameLine: pickTexts({ en: 'New puzzles every day at midnight UTC, the same for every player.' }),
  line: pickTexts({ en: 'Find the champion of the day from nine clues.' }),
  scene,
  routes: {
    dailyRiftHome: { path: '/dailyRifts/', page: 'home' },
    championRift: { path: descriptor.route, page: 'play' },
  },
  play: () => import('./playing.tsx'),
});
