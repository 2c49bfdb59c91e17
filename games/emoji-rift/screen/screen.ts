import scene from '@hub/ui/art/pictures/scene-emoji.svg';
import { pickTexts } from '@hub/ui/language.ts';
import { dailyScreen } from '@hub/ui/screens/screen.ts';
import { descriptor, EMOJI_COUNT } from '../descriptor.ts';

export const screen = dailyScreen({
  game: descriptor,
  line: pickTexts({ en: 'Up to six emoji, one champion. Read the combination.' }),
  scene,
  routes: { emojiRift: { path: descriptor.route, page: 'play' } },
  play: () => import('./playing.tsx'),
  squaresPerRow: EMOJI_COUNT,
});
