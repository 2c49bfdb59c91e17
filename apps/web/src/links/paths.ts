import { fillPath, type PathParams } from '@hub/ui/screens/path-to.ts';
import type { GameScreen, VersusScreen } from '@hub/ui/screens/screen.ts';
import { type GeneralRoute, generalRoutes } from './route-table.ts';

type PathOf<Name extends GeneralRoute> = (typeof generalRoutes)[Name]['path'];
type Paths = {
  readonly [Name in GeneralRoute]: keyof PathParams<PathOf<Name>> extends never
    ? () => string
    : (params: PathParams<PathOf<Name>>) => string;
};

/** Addresses of the pages that belong to no game. */
export const paths = Object.fromEntries(
  Object.entries(generalRoutes).map(([name, { path }]) => [
    name,
    (params: Readonly<Record<string, string>> = {}) => fillPath(path, params),
  ]),
) as unknown as Paths;

const pageOf = (screen: GameScreen, page: string): string =>
  Object.values(screen.routes).find((route) => route.page === page)?.path ?? '/';

/** Where a game begins: its home page or its lobbies. */
export const firstPath = (screen: GameScreen): string =>
  pageOf(screen, screen.game.kind === 'versus' ? 'lobbies' : 'home');

/** Where a daily game is played. */
export const playPath = (screen: GameScreen): string => pageOf(screen, 'play');

/** Addresses of one lobby of a game: its room and its game. */
export const lobbyPaths = (screen: VersusScreen, id: string) => ({
  room: fillPath(pageOf(screen, 'room'), { id }),
  game: fillPath(pageOf(screen, 'play'), { id }),
});
