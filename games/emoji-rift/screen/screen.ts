import scene from '@hub/ui/art/pictures/scene-emoji.svg';
import { pickTexts } from '@hub/ui/language.ts';
import { dailyScreen, type MatchFacts } from '@hub/ui/screens/screen.ts';
import { descriptor } from '../descriptor.ts';

const guesses = (count: number) => `${count} ${count === 1 ? 'guess' : 'guesses'}`;

export const screen = dailyScreen({
  game: descriptor,
  line: pickTexts({ en: 'Up to six emoji, one champion. Read the combination.' }),
  scene,
  routes: { emojiRift: { path: descriptor.route, page: 'play' } },
  summary: pickTexts({ en: ({ attempts }: MatchFacts) => `Emoji Rift in ${guesses(attempts)}` }),
  feedText: pickTexts({ en: ({ attempts }: MatchFacts) => `solved Emoji Rift in ${guesses(attempts)}` }),
  play: () => import('./playing.tsx'),
  share: () => import('./share.ts'),
});
