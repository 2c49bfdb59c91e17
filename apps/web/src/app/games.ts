import type { GameHue } from '@hub/ui/art/game-hue.ts';
import type { TagName } from '@hub/ui/text/tag.tsx';
import type { RouteName } from './route-table.ts';

export interface Game {
  readonly hue: GameHue;
  /** Where a player starts. */
  readonly route: RouteName;
  readonly tags: readonly TagName[];
}

/** The five games in the order of the menu, with their tags (platform 2). */
export const games: readonly Game[] = [
  { hue: 'daily', route: 'dailyRiftHome', tags: ['PvE', 'New'] },
  { hue: 'moreless', route: 'moreLess', tags: ['PvE', 'Coop'] },
  { hue: 'rift', route: 'riftGuesserHome', tags: ['PvE'] },
  { hue: 'chain', route: 'chainOfLegendsLobbyOverview', tags: ['PvP', 'Strategy'] },
  { hue: 'cooldown', route: 'cooldownGuesserLobbyOverview', tags: ['PvP', 'Fast-paced'] },
];
