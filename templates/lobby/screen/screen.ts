import scene from '@hub/ui/art/pictures/scene-vista.svg';
import { versusScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';

export const screen = versusScreen({
  game: descriptor,
  get line() {
    return t`Who was released first? The first to enough points wins.`;
  },
  scene,
  routes: {
    templateLobbyOverview: { path: descriptor.route, page: 'lobbies' },
    templateLobbyRoom: { path: '/templateLobby/lobby/:id', page: 'room' },
    templateLobbyGame: { path: '/templateLobby/game/:id', page: 'play' },
  },
  pass: 'template-lobby',
  lobby: () => import('./lobby.ts'),
  play: () => import('./playing.tsx'),
});
