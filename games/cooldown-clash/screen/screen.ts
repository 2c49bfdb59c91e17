import scene from '@hub/ui/art/pictures/scene-cooldown.svg';
import { pickTexts } from '@hub/ui/language.ts';
import { type MatchFacts, versusScreen } from '@hub/ui/screens/screen.ts';
import { descriptor } from '../descriptor.ts';

export const screen = versusScreen({
  game: descriptor,
  line: pickTexts({ en: 'Call the ability cooldown. Closest guess scores.' }),
  scene,
  routes: {
    cooldownGuesserLobbyOverview: { path: descriptor.route, page: 'lobbies' },
    cooldownGuesserLobby: { path: '/cooldownGuesser/lobby/:id', page: 'room' },
    cooldownGuesserGame: { path: '/cooldownGuesser/game/:id', page: 'play' },
  },
  pass: 'cooldown',
  feedText: pickTexts({ en: ({ points }: MatchFacts) => `won Cooldown Clash with ${points} points` }),
  lobby: () => import('./lobby.ts'),
  play: () => import('./playing.tsx'),
  share: () => import('./share.ts'),
});
