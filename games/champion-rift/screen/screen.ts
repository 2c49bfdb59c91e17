import scene from '@hub/ui/art/pictures/scene-daily.svg';
import { pickTexts } from '@hub/ui/language.ts';
import { dailyScreen, type MatchFacts } from '@hub/ui/screens/screen.ts';
import { descriptor } from '../descriptor.ts';

const guesses = (count: number) => `${count} ${count === 1 ? 'guess' : 'guesses'}`;

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
  summary: pickTexts({ en: ({ attempts }: MatchFacts) => `Champion Rift in ${guesses(attempts)}` }),
  feedText: pickTexts({ en: ({ attempts }: MatchFacts) => `solved Champion Rift in ${guesses(attempts)}` }),
  play: () => import('./playing.tsx'),
  share: () => import('./share.ts'),
});
