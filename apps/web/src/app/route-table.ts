import type { GameHue } from '../ui/art/game-hue.ts';

/** Who may see a route: `visitor` only those without a token, `player` only those with one. */
export type Access = 'everybody' | 'visitor' | 'player';

export interface RouteSpec {
  readonly path: string;
  readonly access: Access;
  /** Whether its page exists. Links to a route that is not open are not shown; going there says that it opens soon. */
  readonly isOpen?: boolean;
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
  home: { path: '/', access: 'player', game: 'daily', isOpen: true },
  welcome: { path: '/welcome', access: 'visitor', isBare: true, isOpen: true },
  termsAndPolicies: { path: '/termsAndPolicies', access: 'everybody', isBare: true, isOpen: true },
  faq: { path: '/faq', access: 'everybody', isBare: true, isOpen: true },
  news: { path: '/news', access: 'player', isOpen: true },
  profile: { path: '/profile/:id?', access: 'player', game: 'daily', isOpen: true },
  inventory: { path: '/inventory', access: 'player', isOpen: true },
  shop: { path: '/shop', access: 'player', isOpen: true },

  dailyRiftHome: { path: '/dailyRifts/', access: 'player', game: 'daily', isOpen: true },
  championRift: {
    path: '/dailyRifts/championRift',
    access: 'player',
    game: 'daily',
    isGameScreen: true,
    isOpen: true,
  },
  moreLess: { path: '/moreLess', access: 'player', game: 'moreless', isOpen: true },
  moreLessGame: {
    path: '/moreLess/game/:mode',
    access: 'player',
    game: 'moreless',
    isGameScreen: true,
    isOpen: true,
  },
  moreLessMultiGame: {
    path: '/moreLess/game/:mode/:gameId',
    access: 'player',
    game: 'moreless',
    isGameScreen: true,
    isOpen: true,
  },
  riftGuesserHome: { path: '/riftGuesser', access: 'player', game: 'rift', isOpen: true },
  riftGuesserGame: {
    path: '/riftGuesser/game',
    access: 'player',
    game: 'rift',
    isGameScreen: true,
    isOpen: true,
  },
  chainOfLegendsLobbyOverview: { path: CHAIN_LOBBIES, access: 'player', game: 'chain', isOpen: true },
  chainOfLegendsLobby: {
    path: '/chainOfLegends/lobby/:id',
    access: 'player',
    game: 'chain',
    isOpen: true,
    lobbiesAt: CHAIN_LOBBIES,
  },
  chainOfLegendsGame: {
    path: '/chainOfLegends/game/:id',
    access: 'player',
    game: 'chain',
    isOpen: true,
    isGameScreen: true,
    lobbiesAt: CHAIN_LOBBIES,
  },
  cooldownGuesserLobbyOverview: {
    path: COOLDOWN_LOBBIES,
    access: 'player',
    game: 'cooldown',
    isOpen: true,
  },
  cooldownGuesserLobby: {
    path: '/cooldownGuesser/lobby/:id',
    access: 'player',
    game: 'cooldown',
    isOpen: true,
    lobbiesAt: COOLDOWN_LOBBIES,
  },
  cooldownGuesserGame: {
    path: '/cooldownGuesser/game/:id',
    access: 'player',
    game: 'cooldown',
    isOpen: true,
    isGameScreen: true,
    lobbiesAt: COOLDOWN_LOBBIES,
  },
} as const satisfies Record<string, RouteSpec>;

type Table = typeof table;
export type RouteName = keyof Table;
/** Routes that must have a page. */
export type OpenRouteName = {
  [Name in RouteName]: Table[Name] extends { readonly isOpen: true } ? Name : never;
}[RouteName];

export const routes: Readonly<Record<RouteName, RouteSpec>> = table;
export const routeNames = Object.keys(table) as RouteName[];

/** Addresses without a page of their own that lead to a route (games 2). */
export const redirects: readonly { readonly from: string; readonly to: RouteName }[] = [
  { from: '/moreLess/game', to: 'moreLess' },
];

/** Whether a route has a page. */
export const isOpen = (name: RouteName): name is OpenRouteName => routes[name].isOpen === true;
