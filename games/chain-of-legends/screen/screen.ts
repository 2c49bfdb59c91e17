import scene from '@hub/ui/art/pictures/scene-chain.svg';
import { versusScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';

export const screen = versusScreen({
  game: descriptor,
  get line() {
    return t`Each name starts where the last one ended.`;
  },
  scene,
  routes: {
    chainOfLegendsLobbyOverview: { path: descriptor.route, page: 'lobbies' },
    chainOfLegendsLobby: { path: '/chainOfLegends/lobby/:id', page: 'room' },
    chainOfLegendsGame: { path: '/chainOfLegends/game/:id', page: 'play' },
  },
  pass: 'chain',
  lobby: () => import('./lobby.ts'),
  play: () => import('./playing.tsx'),
  share: () => import('./share.ts'),
});
