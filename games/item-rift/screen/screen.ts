import scene from '@hub/ui/art/pictures/scene-items.svg';
import { pickTexts } from '@hub/ui/language.ts';
import { dailyScreen, type MatchFacts } from '@hub/ui/screens/screen.ts';
import { descriptor } from '../descriptor.ts';

const guesses = (count: number) => `${count} ${count === 1 ? 'guess' : 'guesses'}`;

export const screen = dailyScreen({
  game: descriptor,
  line: pickTexts({ en: 'Name the item of the day from its stats and its recipe.' }),
  scene,
  routes: { itemRift: { path: descriptor.route, page: 'play' } },
  summary: pickTexts({ en: ({ attempts }: MatchFacts) => `Item Rift in ${guesses(attempts)}` }),
  feedText: pickTexts({ en: ({ attempts }: MatchFacts) => `solved Item Rift in ${guesses(attempts)}` }),
  play: () => import('./playing.tsx'),
  share: () => import('./share.ts'),
});
