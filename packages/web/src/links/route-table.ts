import type { Hue } from '@hub/engine/define-game';
import type { GameScreen, VersusScreen } from '@hub/ui/screens/screen.ts';
import { isVersus } from '@hub/ui/screens/screen.ts';
import type { ComponentType } from 'react';
import { type KnownScreen, screens } from '../games.ts';

/** Who may see a route: `visitor` requires no token, `player` requires one. */
export type Access = 'anyone' | 'visitor' | 'player';

export interface RouteSpec {
  readonly path: string;
  readonly access: Access;
  /** Shown without sidebar and top bar. */
  readonly isBare?: boolean;
  /** Colour of the page's background light. */
  readonly hue?: Hue;
  /** The game that the route belongs to. */
  readonly game?: GameScreen;
  /** On `play` the sidebar is closed. */
  readonly page?: 'home' | 'play' | 'lobbies' | 'room';
  /** Only for players seated in the address's lobby; others are sent to the game's lobbies. */
  readonly seatIn?: VersusScreen;
}

/** The routes that belong to no game. */
export const generalRoutes = {
  home: { path: '/', access: 'player', hue: 'gold' },
  welcome: { path: '/welcome', access: 'visitor', isBare: true },
  termsAndPolicies: { path: '/termsAndPolicies', access: 'anyone', isBare: true },
  faq: { path: '/faq', access: 'anyone', isBare: true },
  provable: { path: '/provable', access: 'anyone', isBare: true },
  licences: { path: '/licences', access: 'anyone', isBare: true },
  news: { path: '/news', access: 'player' },
  profile: { path: '/profile/:id?', access: 'player', hue: 'gold' },
  inventory: { path: '/inventory', access: 'player' },
  shop: { path: '/shop', access: 'player' },
  challenge: { path: '/challenge/:id', access: 'anyone', isBare: true },
  challengeRun: { path: '/challenge/:id/run', access: 'player', page: 'play', hue: 'ember' },
  leagues: { path: '/leagues/:code?', access: 'player', hue: 'teal' },
  league: { path: '/league/:id', access: 'player', hue: 'teal' },
  leagueDuel: { path: '/league/:id/duel', access: 'player', page: 'play', hue: 'teal' },
  firstRun: { path: '/first-run', access: 'anyone', isBare: true },
  admin: { path: '/admin/:part?', access: 'player', isBare: true },
  dailyArchive: { path: '/dailyRifts/archive/:mode?', access: 'player', hue: 'gold' },
} as const satisfies Record<string, RouteSpec>;

export type GeneralRoute = keyof typeof generalRoutes;
/** What loads the pages of routes. */
export type PageLoads = Readonly<Partial<Record<GeneralRoute, () => Promise<ComponentType>>>>;
type NamesIn<Screen> = Screen extends GameScreen ? keyof Screen['routes'] & string : never;
export type RouteName = GeneralRoute | NamesIn<KnownScreen>;

const ofGame = (screen: GameScreen) =>
  Object.entries(screen.routes).map(([name, { path, page }]): [string, RouteSpec] => [
    name,
    {
      path,
      access: 'player',
      hue: screen.game.hue,
      game: screen,
      page,
      ...(isVersus(screen) && page !== 'lobbies' && { seatIn: screen }),
    },
  ]);

/** Every route of the product. */
export const routes = { ...generalRoutes, ...Object.fromEntries(screens.flatMap(ofGame)) } as Readonly<
  Record<RouteName, RouteSpec>
>;
export const routeNames = Object.keys(routes) as RouteName[];

/** Redirects: addresses without a page of their own, and their targets. */
export const redirects: readonly { readonly from: string; readonly to: string }[] = screens.flatMap(
  ({ redirects: ofScreen = {} }) => Object.entries(ofScreen).map(([from, to]) => ({ from, to })),
);
