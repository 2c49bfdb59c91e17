import scene from '@hub/ui/art/pictures/scene-emoji.svg';
import { dailyScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { descriptor, EMOJI_COUNT } from '../descriptor.ts';

export const screen = dailyScreen({
  game: descriptor,
  get line() {
    return t`Up to six emoji, one champion. Read the combination.`;
  },
  scene,
  routes: { emojiRift: { path: descriptor.route, page: 'play' } },
  play: () => import('./playing.tsx'),
  squaresPerRow: EMOJI_COUNT,
});
