import type { GameHue } from '@hub/ui/art/game-hue.ts';

/** Who may see a route: `visitor` only those without a token, `player` only those with one. */
export type Access = 'everybody' | 'visitor' | 'player';

export interface RouteSpec {
  readonly path: string;
  readonly access: Access;
  /** Shown without sidebar and top bar. */
  readonly isBare?: boolean;
  /** Whose light the page stands in. */
  readonly game?: GameHue;
  /** A game's own screen: the sidebar makes room. */
  readonly isGameScreen?: boolean;
  /** Only for whoever is seated in the lobby of the address; everybody else is led to that game's lobbies (games 2). */
  readonly lobbiesAt?: string;
}

const CHAIN_LOBBIES = '/chainOfLegends/lobbies';
const COOLDOWN_LOBBIES = '/cooldownGuesser/lobbies';

/** Every route of the product (platform 2, games 2), by the names of the specification. */
const table = {
  home: { path: '/', access: 'player', game: 'daily' },
  welcome: { path: '/welcome', access: 'visitor', isBare: true },
  termsAndPolicies: { path: '/termsAndPolicies', access: 'everybody', isBare: true },
  faq: { path: '/faq', access: 'everybody', isBare: true },
  news: { path: '/news', access: 'player' },
  profile: { path: '/profile/:id?', access: 'player', game: 'daily' },
  inventory: { path: '/inventory', access: 'player' },
  shop: { path: '/shop', access: 'player' },

  dailyRiftHome: { path: '/dailyRifts/', access: 'player', game: 'daily' },
  championRift: {
    path: '/dailyRifts/championRift',
    access: 'player',
    game: 'daily',
    isGameScreen: true,
  },
  moreLess: { path: '/moreLess', access: 'player', game: 'moreless' },
  moreLessGame: {
    path: '/moreLess/game/:mode',
    access: 'player',
    game: 'moreless',
    isGameScreen: true,
  },
  moreLessMultiGame: {
    path: '/moreLess/game/:mode/:gameId',
    access: 'player',
    game: 'moreless',
    isGameScreen: true,
  },
  riftGuesserHome: { path: '/riftGuesser', access: 'player', game: 'rift' },
  riftGuesserGame: {
    path: '/riftGuesser/game',
    access: 'player',
    game: 'rift',
    isGameScreen: true,
  },
  chainOfLegendsLobbyOverview: { path: CHAIN_LOBBIES, access: 'player', game: 'chain' },
  chainOfLegendsLobby: {
    path: '/chainOfLegends/lobby/:id',
    access: 'player',
    game: 'chain',
    lobbiesAt: CHAIN_LOBBIES,
  },
  chainOfLegendsGame: {
    path: '/chainOfLegends/game/:id',
    access: 'player',
    game: 'chain',
    isGameScreen: true,
    lobbiesAt: CHAIN_LOBBIES,
  },
  cooldownGuesserLobbyOverview: {
    path: COOLDOWN_LOBBIES,
    access: 'player',
    game: 'cooldown',
  },
  cooldownGuesserLobby: {
    path: '/cooldownGuesser/lobby/:id',
    access: 'player',
    game: 'cooldown',
    lobbiesAt: COOLDOWN_LOBBIES,
  },
  cooldownGuesserGame: {
    path: '/cooldownGuesser/game/:id',
    access: 'player',
    game: 'cooldown',
    isGameScreen: true,
    lobbiesAt: COOLDOWN_LOBBIES,
  },
} as const satisfies Record<string, RouteSpec>;

export type RouteName = keyof typeof table;

export const routes: Readonly<Record<RouteName, RouteSpec>> = table;
export const routeNames = Object.keys(table) as RouteName[];

/** Addresses without a page of their own that lead to a route (games 2). */
export const redirects: readonly { readonly from: string; readonly to: RouteName }[] = [
  { from: '/moreLess/game', to: 'moreLess' },
];
