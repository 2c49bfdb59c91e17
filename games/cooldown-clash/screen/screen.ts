import scene from '@hub/ui/art/pictures/scene-cooldown.svg';
import { type MatchFacts, versusScreen } from '@hub/ui/screens/screen.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { plural, t } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';

export const screen = versusScreen({
  game: descriptor,
  get line() {
    return t`Call the ability cooldown. Closest guess scores.`;
  },
  scene,
  routes: {
    cooldownGuesserLobbyOverview: { path: descriptor.route, page: 'lobbies' },
    cooldownGuesserLobby: { path: '/cooldownGuesser/lobby/:id', page: 'room' },
    cooldownGuesserGame: { path: '/cooldownGuesser/game/:id', page: 'play' },
  },
  pass: 'cooldown',
  feedText: (name: string, { points }: MatchFacts) =>
    t`${{ name: isolated(name) }} won Cooldown Clash with ${plural(points, { one: '# point', other: '# points' })}`,
  lobby: () => import('./lobby.ts'),
  play: () => import('./playing.tsx'),
  share: () => import('./share.ts'),
});
